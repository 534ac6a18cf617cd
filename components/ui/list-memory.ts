import { isRecord } from '@passarela/contract/is-record';
import { parseStored, readText, storeText } from './storage';

/** A list as it was left: its extra cards, the last loaded page, the scroll position in px. */
type ListMemory<Card> = { cards: Card[]; page: number; y: number };
/** A talent's address and name, as the cards of a list have them. */
export type ListEntry = { href: string; name: string };

const PREFIX = 'list:';
const ORDER = 'order';

/** Stores a list's state for this tab; a full storage only costs the convenience. */
export const rememberList = <Card>(key: string, memory: ListMemory<Card>) =>
  storeText(PREFIX + key, JSON.stringify(memory), 'tab');

const isMemory = <Card>(memory: unknown): memory is ListMemory<Card> =>
  isRecord(memory) &&
  Array.isArray(memory.cards) &&
  memory.cards.every((card) => card) &&
  Number(memory.page) > 0;

/** This tab's memory of a list; null if it is missing, broken or forbidden. */
export function recallList<Card>(key: string): ListMemory<Card> | null {
  const memory = parseStored(readText(PREFIX + key, 'tab'));
  return isMemory<Card>(memory) ? memory : null;
}

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
