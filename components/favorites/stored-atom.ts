import { atom } from 'jotai';
import { followStorage } from '@/components/ui/follow-storage';

/** `isAlone`: this page alone knows the value, since the storage is full or forbidden. */
type Known<Value> = { text: string | null; value: Value; isAlone: boolean };

/**
 * A value in local storage, in step across tabs and after the back/forward cache. `repair` makes one of whatever is stored; null:
 * nothing. Written by a change of what is stored now, never of what this page read earlier; without a change it is read again.
 */
export function storedAtom<Value>(key: string, repair: (stored: unknown) => Value) {
  const knownAtom = atom<Known<Value>>({ text: null, value: repair(null), isAlone: false });

  const readAgain = (known: Known<Value>): Known<Value> => {
    if (known.isAlone) return known;
    try {
      const text = localStorage.getItem(key);
      // The same object where nothing changed: what is drawn from it stays as it is.
      return text === known.text ? known : { ...known, text, value: repair(JSON.parse(text ?? 'null')) };
    } catch {
      return known;
    }
  };

  // The storage is read when the first island looks: until then the page is as the server made it.
  knownAtom.onMount = (set) => {
    const follow = () => set(readAgain);
    follow();
    return followStorage(follow);
  };

  return atom(
    (get) => get(knownAtom).value,
    (get, set, change?: (value: Value) => Value) => {
      const known = readAgain(get(knownAtom));
      if (!change) return set(knownAtom, known);
      const value = change(known.value);
      const text = JSON.stringify(value);
      // A full or forbidden storage keeps it for this page only: better than a broken heart.
      let isAlone = false;
      try {
        localStorage.setItem(key, text);
      } catch (error) {
        isAlone = true;
        console.warn('not stored:', error);
      }
      set(knownAtom, { text, value, isAlone });
    },
  );
}
