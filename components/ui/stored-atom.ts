import { atom } from 'jotai';
import { followStorage, parseStored, readText, storeText } from './storage';

/** A value and the text that it was read from or stored as; undefined: the storage is full or forbidden. */
type Known<Value> = { text: string | null | undefined; value: Value };

/**
 * A value in local storage, in step across tabs and after the back/forward cache. `repair` makes one of any stored
 * text; null: nothing. A write changes the value stored now, never an earlier read; without a change it reads again.
 */
export function storedAtom<Value>(key: string, repair: (stored: unknown) => Value) {
  const knownAtom = atom<Known<Value>>({ text: null, value: repair(null) });

  const readAgain = (known: Known<Value>): Known<Value> => {
    if (known.text === undefined) return known;
    const text = readText(key);
    // The same object without a change: nothing is drawn again.
    return text === known.text ? known : { text, value: repair(parseStored(text)) };
  };

  // The storage is read when the first client component looks: until then the page is as the server made it.
  knownAtom.onMount = (set) => followStorage(() => set(readAgain));

  return atom(
    (get) => get(knownAtom).value,
    (get, set, change?: (value: Value) => Value) => {
      const known = readAgain(get(knownAtom));
      if (!change) return set(knownAtom, known);
      const value = change(known.value);
      const text = JSON.stringify(value);
      // A full or forbidden storage keeps it for this page only, which the page says (docs/decisions/offline.md).
      set(knownAtom, { text: storeText(key, text) ? text : undefined, value });
    },
  );
}
