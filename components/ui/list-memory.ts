import { isRecord } from '@passarela/contract/is-record';
import { parseStored, readText, storeText } from './storage';

/** A list as it was left: its extra cards, the last loaded page, the scroll position in px. */
type ListMemory<Card> = { cards: Card[]; page: number; y: number };

const PREFIX = 'list:';

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
