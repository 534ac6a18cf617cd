import type { Tag } from '@passarela/contract';
import { gauge } from '@passarela/gate/metrics/meter';
import { log } from '../system/log.ts';
import { BackendError, type Service } from './errors.ts';
import { backendState } from './state.ts';

/** A list that loses more than half, and more than this, or all, is doubted for a while. */
const LOST_MAX = 10;
const BELIEVED_AFTER_MS = 60 * 60_000;
const AGAIN_AFTER_MS = [60_000, 5 * 60_000, 15 * 60_000];

/** A list as last believed, and since when a much shorter answer is doubted. */
export type KnownList = {
  count: number;
  readAt: number;
  doubt: { since: number; nextAt: number; reads: number } | null;
};
export type ListSource = { service: Service; key: string; tags: readonly Tag[] };

/** A publish that names a list, or a talent, says that it may be shorter. */
export function notePublished(tags: readonly string[]) {
  for (const tag of tags) backendState().publishedAt.set(tag, Date.now());
}

const isSince = (tag: string, readAt: number) => (backendState().publishedAt.get(tag) ?? 0) >= readAt;

const isExplained = ({ tags }: ListSource, { readAt }: KnownList) => tags.some((tag) => isSince(tag, readAt));

const namedSince = (readAt: number) =>
  [...backendState().publishedAt.keys()].filter((tag) => tag.startsWith('talent:') && isSince(tag, readAt))
    .length;

const doubted = ({ service, key }: ListSource) => new BackendError({ kind: 'doubted', service, path: key });

/** Throws BackendError `doubted` until a doubted list is to be read again. */
export function checkDoubt(source: ListSource) {
  const known = backendState().lists.get(source.key);
  if (known?.doubt && Date.now() < known.doubt.nextAt && !isExplained(source, known)) throw doubted(source);
}

/** Believes an answer begun at `readAt`, or throws BackendError `doubted`; `lastGood` counts the stored one. */
export async function believe(
  source: ListSource,
  { count, readAt }: { count: number; readAt: number },
  lastGood: () => Promise<number | null>,
): Promise<void> {
  const { lists } = backendState();
  const stored = lists.get(source.key) ?? { count: (await lastGood()) ?? 0, readAt, doubt: null };
  const named = stored.count > 1 && source.tags.includes('talents') ? namedSince(stored.readAt) : 0;
  const lost = stored.count - named - count;
  const isSudden = lost > 0 && (count === 0 || (lost > LOST_MAX && lost > stored.count / 2));
  const { since, reads } = stored.doubt ?? { since: Date.now(), reads: 0 };
  const isOld = Date.now() - since >= BELIEVED_AFTER_MS;
  if (!isSudden || isOld || isExplained(source, stored) || (await lastGood()) === null) {
    lists.set(source.key, { count, readAt, doubt: null });
    return;
  }
  const nextAt = Date.now() + (AGAIN_AFTER_MS[reads] ?? AGAIN_AFTER_MS.at(-1) ?? 0);
  lists.set(source.key, { ...stored, doubt: { since, nextAt, reads: reads + 1 } });
  log('warn', 'list is suddenly short: the last good one stays', {
    key: source.key,
    before: stored.count,
    count,
  });
  throw doubted(source);
}

/** The lists whose last good answer stays in place of a much shorter one. */
export const doubtedLists = (): string[] =>
  [...backendState().lists.entries()].flatMap(([key, { doubt }]) => (doubt ? [key] : []));

export const measureDoubts = (): void =>
  gauge('passarela_lists_doubted', () => [{ labels: {}, value: doubtedLists().length }]);
