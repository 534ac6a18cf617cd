/** What a list looked like when it was left: its extra cards, the last loaded page, the scroll position in px. */
export type ListMemory<Card> = { cards: Card[]; page: number; y: number };

const PREFIX = 'list:';

/** Keeps a list's state for this tab; a full storage only costs the convenience. */
export function rememberList<Card>(key: string, memory: ListMemory<Card>) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(memory));
  } catch (error) {
    console.warn('the place in the list is not kept:', error);
  }
}

/** What this tab keeps of a list; null where there is nothing, or a browser that forbids its storage. */
export function recallList<Card>(key: string): ListMemory<Card> | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Drops what is kept of a list. */
export function forgetList(key: string) {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // a storage that is forbidden keeps nothing
  }
}

let cameByHistory: boolean | null = null;

// The first page asks the browser; later ones, inside the site, are told by popstate and by clicks.
function followHistory() {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : 'navigate';
  cameByHistory = type === 'back_forward' || type === 'reload';
  window.addEventListener('popstate', () => {
    cameByHistory = true;
  });
  document.addEventListener(
    'click',
    () => {
      cameByHistory = false;
    },
    true,
  );
}

/** Whether this page was reached by Back, Forward or a reload, and not by a link. */
export function wasLeftByBack(): boolean {
  if (cameByHistory === null) followHistory();
  return cameByHistory === true;
}
