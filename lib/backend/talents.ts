import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { LANGS } from '../domain/languages.ts';
import type { ListName } from '../domain/lists.ts';
import type { TalentIndex, TalentRow } from '../domain/types.ts';
import { buildIndex, patchIndex } from '../find/talent-index.ts';
import { log } from '../system/log.ts';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { readPaging, readRows } from './answers/envelope.ts';
import { readTalentId, TALENT, withoutBirthdates } from './answers/talent.ts';
import { type AttributeNames, readAttributeNames } from './attribute-names.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import { BackendError, badAnswer } from './errors.ts';
import { keepLastGood, readLastGood } from './last-good.ts';
import type { CachedValue, IsWithdrawn } from './memory-cache.ts';
import { gatherPictureHosts } from './picture-hosts.ts';
import { inMemory, type Reading, readAfterFailure, readFresh } from './read.ts';
import { readPages, withPageSize } from './read-pages.ts';
import { parseRows, readOrInvalid } from './rows.ts';
import { backendState } from './state.ts';
import { tags } from './tags.ts';
import { answerLimitMs, listLimitMs } from './time-limits.ts';
import { trimRow } from './trim.ts';

const KEY = 'talents';
const source = { service: 'integration', path: '/api/talents' } as const;

export const profileKey = (id: number, lang: string) => `talent-${lang}-${id}`;

async function loadPage(page: number, paginate: number, filter: { ids?: readonly number[] } = {}) {
  const call = CALLS.talents(page, paginate, filter);
  return (await callService({ ...call, limitMs: listLimitMs(), isList: true })).body;
}

export const idOf = (row: unknown) => (isRecord(row) ? readTalentId(row.id) : null) ?? Number.NaN;

function parseTalents(raw: unknown, names: AttributeNames): TalentRow[] {
  const now = new Date();
  return parseRows(TALENT, raw, source).map((talent) => trimRow(talent, now, names));
}

const rowPictures = (rows: Iterable<TalentRow>) =>
  [...rows].flatMap((row) => [row.cover, row.opening?.file ?? null]);

/** The names are read beside the list, which needs them only when it is there. */
const readingWith = (
  reading: Promise<AttributeNames>,
  isWithdrawn: IsWithdrawn = () => false,
): Reading<TalentIndex> => ({
  key: KEY,
  load: async () => {
    const pages = (size: number) => readPages((page) => loadPage(page, size), source);
    const [rows] = await Promise.all([withPageSize('talents', source, pages), reading]);
    return { data: rows.filter((row) => !isWithdrawn(idOf(row))) };
  },
  parse: async (raw) => {
    const names = await reading;
    return buildIndex(parseTalents(raw, names), names.slugs);
  },
  pictures: ({ byId }) => rowPictures(byId.values()),
  list: { service: 'integration', tags: [tags.talents], count: ({ byId }) => byId.size },
});

/** An outage shows nobody by the last good profile who is in no list any more. */
const dropProfiles = (ids: readonly number[]) =>
  Promise.all(ids.flatMap((id) => LANGS.map((lang) => keepLastGood(profileKey(id, lang), null))));

async function whole(isWithdrawn: IsWithdrawn): Promise<TalentIndex> {
  const before = backendState().talents.peek()?.byId.keys() ?? (await storedRows())?.map(idOf) ?? [];
  const known = [...before];
  const index = await readFresh(readingWith(readAttributeNames(), isWithdrawn)).catch((error: unknown) => {
    // this text is the specification's [S159.1]
    log('warn', 'Failed to fetch talents:', { reason: String(error) });
    throw error;
  });
  await dropProfiles(known.filter((id) => !index.byId.has(id)));
  await storeRows([...index.byId.keys()].filter(isWithdrawn), [], isWithdrawn);
  return index;
}

/** The rows of the last good list as the service sent them; null without one. */
export async function storedRows(): Promise<readonly Record<string, unknown>[] | null> {
  const stored = await readLastGood(KEY);
  return isRecord(stored) && Array.isArray(stored.data) ? stored.data.filter(isRecord) : null;
}

/** Puts rows in the place of these talents' in the last good list, which goes if the disk keeps the old one. */
async function storeRows(ids: readonly number[], rows: readonly unknown[], isWithdrawn: IsWithdrawn) {
  const stored = ids.length > 0 ? await storedRows() : null;
  if (stored === null) return;
  const others = stored.filter((row) => !ids.includes(idOf(row)));
  const data = [others, withoutBirthdates(rows, new Date())].flat();
  await keepLastGood(KEY, { data }, true);
  // Withdrawn while it was written: the list was cleaned, and is as it was before.
  await storeRows(data.map(idOf).filter(isWithdrawn), [], isWithdrawn);
}

/** Reads these talents alone; returns the index with them as they are now. Throws BackendError. */
async function entries(ids: readonly number[], isWithdrawn: IsWithdrawn) {
  const load = () => loadPage(1, ids.length, { ids });
  const body = await onceAtATime(backendState().loads, `talents ${ids.join(' ')}`, load);
  const raw = readOrInvalid(readRows(body), body, source);
  if ((readPaging(body).lastPage ?? 1) > 1 || !raw.every((row) => ids.includes(idOf(row))))
    throw badAnswer(source);
  const rows = parseTalents({ data: raw }, await readAttributeNames());
  const isThere = (id: number) => !isWithdrawn(id) && rows.some((row) => row.id === id);
  await gatherPictureHosts(rowPictures(rows));
  await dropProfiles(ids.filter((id) => !isThere(id)));
  await storeRows(
    ids,
    raw.filter((row) => isThere(idOf(row))),
    isWithdrawn,
  );
  return (index: TalentIndex) =>
    patchIndex(
      index,
      ids,
      rows.filter(({ id }) => isThere(id)),
    );
}

async function fallback(failure: unknown): Promise<TalentIndex> {
  const names = await readAttributeNames();
  return readAfterFailure(readingWith(Promise.resolve(names)), failure);
}

/** All talents until `talents` is published; `talent:{id}` re-reads one. The last good index in an outage. */
export const readTalentIndex = (): Promise<CachedValue<TalentIndex>> =>
  backendState().talents.get({
    whole,
    entries,
    fallback,
    patience: { ms: answerLimitMs(), late: () => new BackendError({ kind: 'timeout', ...source }) },
  });

/** Everybody the service shows, also those in no list. Throws BackendError only if there never were data. */
export const getTalentIndex = (): Promise<TalentIndex> =>
  inMemory(readTalentIndex, [tags.talents, tags.options], ({ byId }) => byId.size === 0);

/** The visible talents of a list, by name. Throws BackendError without any data. */
export async function listTalents(list: ListName): Promise<readonly TalentRow[]> {
  return (await getTalentIndex()).listed[list] ?? [];
}
