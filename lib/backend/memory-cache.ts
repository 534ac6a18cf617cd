import { setTimeout as delay } from 'node:timers/promises';
import { freshS } from './time-limits.ts';

/** An empty list is not reused [S108.1-2]: it is read again this soon. */
const EMPTY_MS = 10_000;
/** How long after a failed read the next one may start. */
const RETRY_MS = 5_000;
/** If more entries have changed, the whole is read. */
const ENTRIES_MAX = 500;

/** Whether an entry was withdrawn since the read began, which may answer with what was before. */
export type IsWithdrawn = (id: number) => boolean;

type Reads<T> = {
  whole: (isWithdrawn: IsWithdrawn) => Promise<T>;
  /** Reads these entries, and puts them into the value; if that fails, the whole is read. */
  entries?: (ids: readonly number[], isWithdrawn: IsWithdrawn) => Promise<(value: T) => T>;
  fallback: (failure: unknown) => Promise<T>;
  /** After so long the caller gets the present value, while the read goes on; `late` is the failure without one. */
  patience?: { ms: number; late: () => Error };
};

export type MemoryCache<T> = {
  /** The value (`isFresh`), or the `fallback` after a failure. Throws if both fail. */
  get: (reads: Reads<T>) => Promise<CachedValue<T>>;
  peek: () => T | null;
  hasChanged: (id: number) => boolean;
  expire: (ids?: readonly number[]) => void;
  /** Shows the value without these entries until they are read again: `expire` them first. */
  withdraw: (ids: readonly number[]) => void;
};
export type CachedValue<T> = { value: T; isFresh: boolean };

type IsEmpty<T> = (value: T) => boolean;
type Without<T> = (value: T, ids: readonly number[]) => T;

async function isDoneWithin(work: Promise<void>, limitMs: number | undefined): Promise<boolean> {
  if (limitMs === undefined) return work.then(() => true);
  const ended = new AbortController();
  const late = delay(limitMs, false, { signal: ended.signal, ref: false }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  ended.abort();
  return isDone;
}

/** Starts empty. Reads one at a time; a change during a read causes another read. */
export function createMemoryCache<T>(
  isEmpty: IsEmpty<T> = () => false,
  without: Without<T> = (value) => value,
): MemoryCache<T> {
  let changes = 0;
  let lastWholeChange = 0;
  /** The entries that changed since they were read, and with which change. */
  const changed = new Map<number, number>();
  const withdrawn = new Map<number, number>();
  let current: { value: T; readAt: number; changes: number } | null = null;
  let failed: { error: unknown; at: number; changes: number } | null = null;
  let reading: Promise<void> | null = null;

  const isFresh = (wanted: number) =>
    current !== null &&
    current.changes >= wanted &&
    Date.now() - current.readAt < (isEmpty(current.value) ? EMPTY_MS : freshS() * 1_000);
  const withdrawnSince =
    (begun: number): IsWithdrawn =>
    (id) =>
      (withdrawn.get(id) ?? 0) > begun;
  /** A value on its way into memory: what it was read from may be older than a withdrawal. */
  const withoutWithdrawn = (value: T, begun: number): T => {
    const ids = [...withdrawn.keys()].filter(withdrawnSince(begun));
    return ids.length > 0 ? without(value, ids) : value;
  };
  const mayTry = () => failed?.changes !== changes || Date.now() - failed.at >= RETRY_MS;

  /** The value with its changed entries read anew; null if the whole must be read. */
  async function readEntries({ entries }: Reads<T>, isWithdrawn: IsWithdrawn) {
    if (!entries || !current || !isFresh(lastWholeChange) || changed.size > ENTRIES_MAX) return null;
    const patch = await entries([...changed.keys()], isWithdrawn).catch(() => null);
    return patch && { value: patch(current.value), readAt: current.readAt };
  }

  async function readOnce(reads: Reads<T>) {
    const begun = changes;
    const isWithdrawn = withdrawnSince(begun);
    try {
      const read = (await readEntries(reads, isWithdrawn)) ?? {
        value: await reads.whole(isWithdrawn),
        readAt: Date.now(),
      };
      current = { value: withoutWithdrawn(read.value, begun), readAt: read.readAt, changes: begun };
      failed = null;
      for (const noted of [changed, withdrawn])
        for (const [id, change] of noted) if (change <= begun) noted.delete(id);
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
    if (current === null) {
      const value = await reads.fallback(failed?.error ?? reads.patience?.late());
      current ??= { value: withoutWithdrawn(value, -1), readAt: 0, changes: -1 };
    }
    return { value: current.value, isFresh: false };
  }

  function expire(ids?: readonly number[]) {
    changes += 1;
    if (ids === undefined) lastWholeChange = changes;
    for (const id of ids ?? []) changed.set(id, changes);
  }

  return {
    get,
    peek: () => current?.value ?? null,
    hasChanged: (id) => changed.has(id),
    expire,
    withdraw: (ids) => {
      for (const id of ids) withdrawn.set(id, changes);
      if (current) current = { ...current, value: withoutWithdrawn(current.value, -1) };
    },
  };
}
