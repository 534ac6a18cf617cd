import { setTimeout as delay } from 'node:timers/promises';
import { freshS } from './time-limits.ts';

/** An empty list is not reused [S108.1-2]: it is read again this soon. */
const EMPTY_MS = 10_000;
/** How long after a failed read the next one may start. */
const RETRY_MS = 5_000;
/** If more entries have changed, the whole is read. */
const ENTRIES_MAX = 500;

type Reads<T> = {
  whole: () => Promise<T>;
  /** The value with these entries as they are now; if that fails, the whole is read. */
  entries?: (value: T, ids: readonly number[]) => Promise<T>;
  fallback: (failure: unknown) => Promise<T>;
  /** After so long the caller gets the present value, while the read goes on; `late` is the failure without one. */
  patience?: { ms: number; late: () => Error };
};

export type MemoryCache<T> = {
  /** The value (`isFresh`), or the `fallback` after a failure. Throws if both fail. */
  get: (reads: Reads<T>) => Promise<CachedValue<T>>;
  peek: () => T | null;
  /** Whether an entry has changed since it was read. */
  hasChanged: (id: number) => boolean;
  expire: (ids?: readonly number[]) => void;
};
export type CachedValue<T> = { value: T; isFresh: boolean };

type IsEmpty<T> = (value: T) => boolean;

/** Whether work ends in time; without a limit it is waited for. */
async function isDoneWithin(work: Promise<void>, limitMs: number | undefined): Promise<boolean> {
  if (limitMs === undefined) return work.then(() => true);
  const ended = new AbortController();
  const late = delay(limitMs, false, { signal: ended.signal, ref: false }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  ended.abort();
  return isDone;
}

/** Starts empty. Reads one at a time; a change during a read causes another read. */
export function createMemoryCache<T>(isEmpty: IsEmpty<T> = () => false): MemoryCache<T> {
  let changes = 0;
  let lastWholeChange = 0;
  /** The entries that changed since they were read, and with which change. */
  const changed = new Map<number, number>();
  let current: { value: T; readAt: number; changes: number } | null = null;
  let failed: { error: unknown; at: number; changes: number } | null = null;
  let reading: Promise<void> | null = null;

  const isFresh = (wanted: number) =>
    current !== null &&
    current.changes >= wanted &&
    Date.now() - current.readAt < (isEmpty(current.value) ? EMPTY_MS : freshS() * 1_000);
  const mayTry = () => failed?.changes !== changes || Date.now() - failed.at >= RETRY_MS;

  /** The value with its changed entries read anew; null if the whole must be read. */
  async function readEntries({ entries }: Reads<T>) {
    if (!entries || !current || !isFresh(lastWholeChange) || changed.size > ENTRIES_MAX) return null;
    const { readAt, value } = current;
    const patched = await entries(value, [...changed.keys()]).catch(() => null);
    return patched && { value: patched, readAt };
  }

  async function readOnce(reads: Reads<T>) {
    const begun = changes;
    try {
      const read = (await readEntries(reads)) ?? { value: await reads.whole(), readAt: Date.now() };
      current = { ...read, changes: begun };
      failed = null;
      for (const [id, change] of changed) if (change <= begun) changed.delete(id);
    } catch (error) {
      failed = { error, at: Date.now(), changes: begun };
    }
  }

  async function get(reads: Reads<T>): Promise<CachedValue<T>> {
    const wanted = changes;
    while (!isFresh(wanted) && (reading || mayTry())) {
      reading ??= readOnce(reads).finally(() => {
        reading = null;
      });
      if (!(await isDoneWithin(reading, reads.patience?.ms))) break;
    }
    if (current && isFresh(wanted)) return { value: current.value, isFresh: true };
    current ??= {
      value: await reads.fallback(failed?.error ?? reads.patience?.late()),
      readAt: 0,
      changes: -1,
    };
    return { value: current.value, isFresh: false };
  }

  return {
    get,
    peek: () => current?.value ?? null,
    hasChanged: (id) => changed.has(id),
    expire: (ids) => {
      changes += 1;
      if (ids === undefined) lastWholeChange = changes;
      for (const id of ids ?? []) changed.set(id, changes);
    },
  };
}
