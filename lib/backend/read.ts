import type { Tag } from '@passarela/contract';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { believe, checkDoubt } from './doubt.ts';
import type { Service } from './errors.ts';
import { dropLastGood, keepLastGood, readLastGood } from './last-good.ts';
import { gatherPictureHosts } from './picture-hosts.ts';
import { backendState } from './state.ts';

/** How one thing is read from a service. `T` is JSON: it passes through the cache. */
export type Reading<T> = {
  /** Names the thing, and nothing else, in the cache and among the last good answers. */
  key: string;
  load: () => Promise<unknown>;
  /** Checks and trims a raw answer; throws BackendError if it makes no sense. */
  parse: (raw: unknown) => T | Promise<T>;
  /** Whether the answer means that nothing is there: then nothing is stored on disk. */
  isAbsent?: (value: T) => boolean;
  /** The paths of its pictures, whose hosts pages may then name. */
  pictures?: (value: T) => readonly (string | null)[];
  /** The tags of publishes that may shorten it, and how many it has; null is never doubted. */
  list?: { service: Service; tags: readonly Tag[]; count: (value: T) => number | null };
};

/** Lets later reads start anew, since loads under way may answer with old data; resolves when those have ended. */
export async function endLoads() {
  const { loads } = backendState();
  const underWay = [...loads.values()];
  loads.clear();
  await Promise.allSettled(underWay);
}

async function parseNoted<T>({ parse, pictures }: Reading<T>, raw: unknown): Promise<T> {
  const value = await parse(raw);
  if (pictures) await gatherPictureHosts(pictures(value));
  return value;
}

async function countLastGood<T>({ key, parse, list }: Reading<T>): Promise<number | null> {
  const raw = await readLastGood(key);
  try {
    return raw === null ? null : (list?.count(await parse(raw)) ?? null);
  } catch {
    return null;
  }
}

/** Fetches, checks, trims, and keeps the answer for bad days. */
export async function readFresh<T>(reading: Reading<T>): Promise<T> {
  const { key, list } = reading;
  const readAt = Date.now();
  if (list) checkDoubt({ ...list, key });
  const raw = await onceAtATime(backendState().loads, key, reading.load);
  const value = await parseNoted(reading, raw);
  const count = reading.isAbsent && !reading.isAbsent(value) ? null : (list?.count(value) ?? null);
  if (list && count !== null)
    await believe({ ...list, key }, { count, readAt }, () => countLastGood(reading));
  if (reading.isAbsent?.(value)) await dropLastGood(reading.key);
  else await keepLastGood(reading.key, raw);
  return value;
}

/** The last good answer after a failure. Throws the failure without one. */
export async function readAfterFailure<T>(reading: Reading<T>, failure: unknown): Promise<T> {
  const raw = await readLastGood(reading.key);
  if (raw === null) throw failure;
  try {
    return await parseNoted(reading, raw);
  } catch {
    throw failure;
  }
}
