/** A talent's address and name, as the cards of a list have them. */
export type ListEntry = { href: string; name: string };

const KEY = 'order';

/** Keeps the order of the list that is being left, for this tab; a full storage only costs the convenience. */
export function rememberOrder(places: readonly ListEntry[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch (error) {
    console.warn('the order of the list is not kept:', error);
  }
}

/** Before and after an address in the list that was left last, whose ends meet; null if it is not in it. */
export function entriesAround(href: string): { previous: ListEntry; next: ListEntry } | null {
  try {
    const places: ListEntry[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const at = places.findIndex((place) => place.href === href);
    const [previous, next] = [places.at(at - 1), places[(at + 1) % places.length]];
    return at >= 0 && places.length > 1 && previous && next ? { previous, next } : null;
  } catch {
    return null;
  }
}
