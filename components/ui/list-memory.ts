/** A list as it was left: its extra cards, the last loaded page, the scroll position in px. */
type ListMemory<Card> = { cards: Card[]; page: number; y: number };

const PREFIX = 'list:';

/** Keeps a list's state for this tab; a full storage only costs the convenience. */
export function rememberList<Card>(key: string, memory: ListMemory<Card>) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(memory));
  } catch (error) {
    console.warn('not stored:', error);
  }
}

const isMemory = <Card>(memory: Partial<ListMemory<Card>> | null): memory is ListMemory<Card> =>
  Array.isArray(memory?.cards) && memory.cards.every((card) => card) && Number(memory.page) > 0;

/** This tab's memory of a list; null if it is missing, broken or forbidden. */
export function recallList<Card>(key: string): ListMemory<Card> | null {
  try {
    const memory = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isMemory<Card>(memory) ? memory : null;
  } catch {
    return null;
  }
}
