import 'server-only';
import type { TalentIndex, TalentRow } from '../domain/types.ts';
import { buildIndex, patchIndex } from '../find/talent-index.ts';
import { log } from '../system/log.ts';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { type AttributeNames, readAttributeNames } from './attribute-names.ts';
import { BackendError } from './errors.ts';
import { dropLastGood } from './last-good.ts';
import type { CachedValue } from './memory-cache.ts';
import { parseTalents } from './parse-talents.ts';
import { gatherPictureHosts } from './picture-hosts.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { backendState } from './state.ts';
import { tags } from './tags.ts';
import { CHANGES_KEY, keepChanges, parseChanges, readChanges } from './talent-changes.ts';
import { loadTalents, loadTalentsById, source } from './talent-pages.ts';
import { answerLimitMs } from './time-limits.ts';

export const TALENTS_KEY = 'talents';

/** The names are read beside the list, which needs them only when it is there. */
const readingWith = (reading: Promise<AttributeNames>): Reading<TalentIndex> => ({
  key: TALENTS_KEY,
  load: async () => (await Promise.all([loadTalents(), reading]))[0],
  parse: async (raw) => {
    const names = await reading;
    return buildIndex(parseTalents(raw, names), names.slugs);
  },
  pictures: ({ byId }) => rowPictures(byId.values()),
  list: { service: 'integration', tags: [tags.talents], count: ({ byId }) => byId.size },
});
const rowPictures = (rows: Iterable<TalentRow | null>) =>
  [...rows].flatMap((row) => [row?.cover ?? null, row?.opening?.file ?? null]);
/** Files of changes before this read and of earlier versions: left in place, they would keep names taken down since. */
const FORMER_KEYS = [CHANGES_KEY, 'talents-models', 'talents-cast'];

async function whole(): Promise<TalentIndex> {
  const index = await readFresh(readingWith(readAttributeNames())).catch((error: unknown) => {
    // this text is the specification's [S159.1]
    log('warn', 'Failed to fetch talents:', { reason: String(error) });
    throw error;
  });
  await Promise.all(FORMER_KEYS.map(dropLastGood));
  return index;
}

/** The index with these talents as they are now. Throws BackendError. */
async function entries(index: TalentIndex, ids: readonly number[]): Promise<TalentIndex> {
  const load = () => loadTalentsById(ids);
  const raw = await onceAtATime(backendState().loads, `talents ${ids.join(' ')}`, load);
  const changes = parseChanges(raw, await readAttributeNames());
  const patched = patchIndex(index, changes);
  await gatherPictureHosts(rowPictures(changes.values()));
  await keepChanges(raw);
  return patched;
}

async function fallback(failure: unknown): Promise<TalentIndex> {
  const names = await readAttributeNames();
  const index = await readAfterFailure(readingWith(Promise.resolve(names)), failure);
  return patchIndex(index, await readChanges(names).catch(() => new Map()));
}

/** All talents until `talents` is published; `talent:{id}` re-reads one. The last good index in an outage. */
export const readTalentIndex = (): Promise<CachedValue<TalentIndex>> =>
  backendState().talents.get({
    whole,
    entries,
    fallback,
    patience: { ms: answerLimitMs(), late: () => new BackendError({ kind: 'timeout', ...source }) },
  });
