import { atom } from 'jotai';

/** A value in local storage, in step across tabs. `repair` makes one of whatever is stored; null: nothing, or no JSON. */
export function storedAtom<Value>(key: string, repair: (stored: unknown) => Value) {
  const read = () => {
    try {
      return repair(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return repair(null);
    }
  };
  const heldAtom = atom(repair(null));

  // The storage is read when the first island looks: until then the page is as the server made it.
  heldAtom.onMount = (hold) => {
    const follow = () => hold(read());
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  };

  return atom(
    (get) => get(heldAtom),
    (_get, set, value: Value) => {
      set(heldAtom, value);
      // A full or forbidden storage keeps it for this page only: better than a broken heart.
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch (error) {
        console.warn('not stored:', error);
      }
    },
  );
}
