import 'server-only';
import type { Tag } from '@passarela/contract';
import { unstable_cache } from 'next/cache';
import { log } from '../system/log.ts';
import { isBackendError } from './errors.ts';
import type { CachedValue } from './memory-cache.ts';
import { OUTAGE_LIFE_S, OUTAGE_TAG } from './outage.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { freshS } from './time-limits.ts';

const RETRY_S = 10;

type Stored<T> = { at: number; value: T };

type PageLife = { revalidate: number; tags?: string[] };

/** Next has no call that gives the page being rendered a life and tags: a cached value of nothing lends it its own. */
const setPageLife = (key: string[], life: PageLife) => unstable_cache(async () => null, key, life)();

/** The page is fresh soon after the service is back. */
const shortenPageLife = () => setPageLife(['short-life'], { revalidate: RETRY_S });

const markOutage = () => setPageLife(['outage'], { revalidate: OUTAGE_LIFE_S, tags: [OUTAGE_TAG] });

/** Data of a failing service make a page short-lived; without any the page is 503. */
async function orOutage<T>(find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (!isBackendError(error)) throw error;
    await markOutage();
    throw error;
  }
}

const afterFailure = <T>(reading: Reading<T>, failure: unknown): Promise<T> =>
  orOutage(async () => {
    if (!isBackendError(failure)) throw failure;
    const value = await readAfterFailure(reading, failure);
    await shortenPageLife();
    log('warn', 'service failed, last good data in use', { key: reading.key, reason: String(failure) });
    return value;
  });

/** A value of `memory-cache.ts` for a page: an hour or until a tag is published, seconds in an outage. */
export async function inMemory<T>(
  read: () => Promise<CachedValue<T>>,
  tags: Tag[],
  isEmpty: (value: T) => boolean = () => false,
): Promise<T> {
  await setPageLife(['in memory', ...tags], { tags, revalidate: freshS() });
  const { value, isFresh } = await orOutage(read);
  if (!isFresh || isEmpty(value)) await shortenPageLife();
  return value;
}

/** Cached data, an hour or until a tag is published; the last good in a failure, else BackendError. */
export async function cached<T>(reading: Reading<T>, tags: Tag[]): Promise<T> {
  const load = async (): Promise<Stored<T>> => ({ at: Date.now(), value: await readFresh(reading) });
  try {
    const stored = await unstable_cache(load, [reading.key], { tags, revalidate: freshS() })();
    // Next keeps an old entry silently when its renewal failed: then its age gives it away.
    if (Date.now() - stored.at > freshS() * 1000) await shortenPageLife();
    return stored.value;
  } catch (failure) {
    return afterFailure(reading, failure);
  }
}
