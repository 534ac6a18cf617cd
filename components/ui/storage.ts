type Place = 'device' | 'tab';

// Asking for a storage throws where the browser forbids it.
const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** A text stored on this device, or for this tab; null without one, or where the browser forbids it. */
export function readText(key: string, place: Place = 'device'): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, null deletes it. Returns whether it is stored: the storage may be full or forbidden. */
export function storeText(key: string, text: string | null, place: Place = 'device'): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The value of a stored text as JSON, of whatever shape; null for none, or a broken one. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Calls `read` now, at `storage` events and after the back/forward cache, which misses them. Returns the end. */
export function followStorage(read: () => void): () => void {
  const end = new AbortController();
  addEventListener('storage', read, end);
  addEventListener('pageshow', read, end);
  read();
  return () => end.abort();
}
