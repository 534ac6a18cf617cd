const KEY = 'queued-quote';
const LIFE_MS = 7 * 24 * 60 * 60_000;

/** Whether a quote waits on this device for the network. */
export function hasQueuedQuote(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps a quote until the network is back; false where this browser keeps nothing. */
export function queueQuote(data: FormData): boolean {
  try {
    const fields = [...data].filter(([, value]) => typeof value === 'string');
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), fields }));
    return true;
  } catch {
    return false;
  }
}

export function forgetQueuedQuote(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // forbidden: it holds none
  }
}

/** What waits, ready to be sent; null where nothing does, where it is broken, or older than a week. */
export function readQueuedQuote(now = Date.now()): FormData | null {
  try {
    const { at, fields } = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!(now - at < LIFE_MS)) return null;
    const data = new FormData();
    for (const [name, value] of fields) data.set(String(name), String(value));
    return data;
  } catch {
    return null;
  }
}
