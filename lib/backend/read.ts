import 'server-only';
import type { Tag } from '@passarela/contract';
import { gauge } from '@passarela/gate/metrics/meter';
import { unstable_cache } from 'next/cache';
import { log } from '../system/log.ts';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { type Call, callService } from './client.ts';
import { BackendError, isBackendError, type Service } from './errors.ts';
import { keepLastGood, readLastGood } from './last-good.ts';
import type { CachedValue } from './memory-cache.ts';
import { gatherPictureHosts } from './picture-hosts.ts';
import { readOrInvalid } from './rows.ts';
import { backendState } from './state.ts';
import { OUTAGE_LIFE_S, OUTAGE_TAG } from './tags.ts';
import { freshS } from './time-limits.ts';

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
  list?: List<T>;
};

/** The tags of publishes that may shorten it, and how many it has; null is never doubted. */
type List<T = never> = { service: Service; tags: readonly Tag[]; count: (value: T) => number | null };

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

/** A list that loses all, or more than half and more than this, is doubted for a while. */
const LOST_MAX = 10;
const BELIEVED_AFTER_MS = 60 * 60_000;
const AGAIN_AFTER_MS = [60_000, 5 * 60_000, 15 * 60_000];

/** A list as last believed, and since when a much shorter answer is doubted. */
export type KnownList = {
  count: number;
  readAt: number;
  doubt: { since: number; nextAt: number; reads: number } | null;
};

const namedSince = (readAt: number, isIt: (tag: string) => boolean) =>
  [...backendState().publishedAt.entries()].filter(([tag, at]) => at >= readAt && isIt(tag)).length;

const isExplained = ({ tags }: List, { readAt }: KnownList) =>
  namedSince(readAt, (tag) => tags.some((own) => own === tag)) > 0;

const doubted = (key: string, { service }: List) => new BackendError({ kind: 'doubted', service, path: key });

async function countLastGood<T>({ key, parse, list }: Reading<T>): Promise<number | null> {
  const raw = await readLastGood(key);
  try {
    return raw === null ? null : (list?.count(await parse(raw)) ?? null);
  } catch {
    return null;
  }
}

/** Believes how many an answer has that was begun at `readAt`, or throws BackendError `doubted`. */
async function believe<T>(reading: Reading<T>, list: List<T>, { count, readAt }: Omit<KnownList, 'doubt'>) {
  const { lists } = backendState();
  const { key } = reading;
  const stored = lists.get(key) ?? { count: (await countLastGood(reading)) ?? 0, readAt, doubt: null };
  const ofRows = stored.count > 1 && list.tags.includes('talents');
  const named = ofRows ? namedSince(stored.readAt, (tag) => tag.startsWith('talent:')) : 0;
  const lost = stored.count - named - count;
  const isSudden = lost > 0 && (count === 0 || (lost > LOST_MAX && lost > stored.count / 2));
  const { since, reads } = stored.doubt ?? { since: Date.now(), reads: 0 };
  const isOld = Date.now() - since >= BELIEVED_AFTER_MS;
  if (!isSudden || isOld || isExplained(list, stored) || (await countLastGood(reading)) === null) {
    lists.set(key, { count, readAt, doubt: null });
    return;
  }
  const nextAt = Date.now() + (AGAIN_AFTER_MS[reads] ?? AGAIN_AFTER_MS.at(-1) ?? 0);
  lists.set(key, { ...stored, doubt: { since, nextAt, reads: reads + 1 } });
  log('warn', 'list is suddenly short: the last good one stays', { key, before: stored.count, count });
  throw doubted(key, list);
}

export const doubtedLists = (): string[] =>
  [...backendState().lists.entries()].flatMap(([key, { doubt }]) => (doubt ? [key] : []));

export const measureDoubts = (): void =>
  gauge('passarela_lists_doubted', () => [{ labels: {}, value: doubtedLists().length }]);

/** Fetches, checks, trims, and keeps the answer for bad days. A doubted list is not asked for before its time. */
export async function readFresh<T>(reading: Reading<T>): Promise<T> {
  const { key, list, isAbsent } = reading;
  const readAt = Date.now();
  const known = list && backendState().lists.get(key);
  if (list && known?.doubt && readAt < known.doubt.nextAt && !isExplained(list, known))
    throw doubted(key, list);
  const raw = await onceAtATime(backendState().loads, key, reading.load);
  const value = await parseNoted(reading, raw);
  const isNone = isAbsent?.(value) ?? false;
  const count = !isAbsent || isNone ? (list?.count(value) ?? null) : null;
  if (list && count !== null) await believe(reading, list, { count, readAt });
  await keepLastGood(key, isNone ? null : raw, list !== undefined);
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

export const readCall = async (call: Call): Promise<unknown> => (await callService(call)).body;

/** Statuses of a service that has no such call: that is no outage, which would make pages live for seconds. */
export const NO_SUCH_CALL = [404, 405];

/** {@link readCall} of a call that a service may lack: then `absent`. */
export async function fetchOptional(call: Call, absent: unknown): Promise<unknown> {
  const { status, body } = await callService({ ...call, expected: NO_SUCH_CALL });
  return NO_SUCH_CALL.includes(status) ? absent : body;
}

const RETRY_S = 10;

type Stored<T> = { at: number; value: T };

type PageLife = { revalidate: number; tags?: string[] };

/** Next has no call that gives the page being rendered a life and tags: a cached value of nothing lends it its own. */
const setPageLife = (key: string[], life: PageLife) => unstable_cache(async () => null, key, life)();

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

type OfCall<T> = Pick<Reading<T>, 'key' | 'isAbsent' | 'pictures'> & {
  call: Call;
  /** Reads the body; null if it makes no sense. */
  read: (body: unknown) => T | null;
  /** The body in place of the answer of a service that lacks the call. */
  absent: unknown;
};

export const cachedCall = <T>({ call, read, absent, ...own }: OfCall<T>, tags: Tag[]): Promise<T> =>
  cached(
    {
      ...own,
      load: () => fetchOptional(call, absent),
      parse: (raw) => readOrInvalid(read(raw), raw, call),
    },
    tags,
  );
