const FRESH_MS = 3_600_000;
/** An empty list is not reused (SPEC section 4): so soon it is read again. */
const EMPTY_MS = 10_000;
/** A failed read is not tried again by the next visitor, but by one who comes later. */
const RETRY_MS = 5_000;

/** Something that is read as a whole and kept in memory, for all pages. */
export type Held<T> = {
  /** The value, or what `fallback` gives after a failure; `isFresh` tells which. Throws without either. */
  get: (read: () => Promise<T>, fallback: (failure: unknown) => Promise<T>) => Promise<HeldValue<T>>;
  peek: () => T | null;
  expire: () => void;
};
export type HeldValue<T> = { value: T; isFresh: boolean };

type IsEmpty<T> = (value: T) => boolean;

/** Nothing yet. One read at a time; a change that comes while a read is under way has it read once more. */
export function createHeld<T>(isEmpty: IsEmpty<T> = () => false): Held<T> {
  let changes = 0;
  let current: { value: T; readAt: number; changes: number } | null = null;
  let failed: { error: unknown; at: number; changes: number } | null = null;
  let reading: Promise<void> | null = null;

  const isFresh = (wanted: number) =>
    current !== null &&
    current.changes >= wanted &&
    Date.now() - current.readAt < (isEmpty(current.value) ? EMPTY_MS : FRESH_MS);
  const mayTry = () => failed?.changes !== changes || Date.now() - failed.at >= RETRY_MS;

  async function readOnce(read: () => Promise<T>) {
    const begun = changes;
    try {
      current = { value: await read(), readAt: Date.now(), changes: begun };
      failed = null;
    } catch (error) {
      failed = { error, at: Date.now(), changes: begun };
    }
  }

  async function get(...[read, fallback]: Parameters<Held<T>['get']>): Promise<HeldValue<T>> {
    const wanted = changes;
    while (!isFresh(wanted) && (reading || mayTry())) {
      reading ??= readOnce(read).finally(() => {
        reading = null;
      });
      await reading;
    }
    if (current && isFresh(wanted)) return { value: current.value, isFresh: true };
    current ??= { value: await fallback(failed?.error), readAt: 0, changes: -1 };
    return { value: current.value, isFresh: false };
  }

  return {
    get,
    peek: () => current?.value ?? null,
    expire: () => {
      changes += 1;
    },
  };
}
