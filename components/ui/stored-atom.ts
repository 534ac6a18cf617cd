import { atom } from 'jotai';

/** Calls `read` now, at `storage` events and after the back/forward cache, which misses them. Returns the end. */
export function followStorage(read: () => void): () => void {
  const end = new AbortController();
  addEventListener('storage', read, end);
  addEventListener('pageshow', read, end);
  read();
  return () => end.abort();
}

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
    try {
      const text = localStorage.getItem(key);
      // The same object without a change: nothing is drawn again.
      return text === known.text ? known : { text, value: repair(JSON.parse(text ?? 'null')) };
    } catch {
      return known;
    }
  };

  // The storage is read when the first client component looks: until then the page is as the server made it.
  knownAtom.onMount = (set) => followStorage(() => set(readAgain));

  return atom(
    (get) => get(knownAtom).value,
    (get, set, change?: (value: Value) => Value) => {
      const known = readAgain(get(knownAtom));
      if (!change) return set(knownAtom, known);
      const value = change(known.value);
      let text: string | undefined = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
      } catch {
        // A full or forbidden storage keeps it for this page only, which the page says (docs/decisions/offline.md).
        text = undefined;
      }
      set(knownAtom, { text, value });
    },
  );
}
