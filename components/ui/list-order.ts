import { isRecord } from '@passarela/contract/is-record';
import { parseStored, readText, storeText } from './storage';

/** A talent's address and name, as the cards of a list have them. */
export type ListEntry = { href: string; name: string };

const ORDER = 'order';

/** Stores the order of the list that is being left, for this tab. */
export const rememberOrder = (places: readonly ListEntry[]) =>
  storeText(ORDER, JSON.stringify(places), 'tab');

const isEntry = (place: unknown): place is ListEntry =>
  isRecord(place) && typeof place.href === 'string' && typeof place.name === 'string';

/** Before and after an address in the list that was left last, whose ends meet; null if it is not in it. */
export function entriesAround(href: string): { previous: ListEntry; next: ListEntry } | null {
  const stored = parseStored(readText(ORDER, 'tab'));
  const places = Array.isArray(stored) ? stored.filter(isEntry) : [];
  const at = places.findIndex((place) => place.href === href);
  const [previous, next] = [places.at(at - 1), places[(at + 1) % places.length]];
  return at >= 0 && places.length > 1 && previous && next ? { previous, next } : null;
}
