import 'server-only';
import { talentSummary } from '@passarela/contract';
import { z } from 'zod';
import { LIST_MAX_TALENTS } from '../domain/constants.ts';
import type { ListName } from '../domain/lists.ts';
import { countRows, isListed } from '../domain/talent-list.ts';
import type { TalentIndex } from '../domain/types.ts';
import { log } from '../system/log.ts';
import { callService } from './client.ts';
import type { HeldValue } from './held.ts';
import { dropLastGood } from './last-good.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { parseAnswer, parseData } from './rows.ts';
import { backendState } from './state.ts';
import { trimRow } from './trim.ts';

const path = '/api/talents';
const source = { service: 'integration', path } as const;
/** Far more than any agency has: 50,000 talents. */
const PAGES_MAX = 50;
const AT_ONCE = 4;

const byName = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });
const envelope = z.object({ data: z.array(z.unknown()), last_page: z.number().catch(1) });

async function loadPage(page: number) {
  const query = { language: 'pt', paginate: LIST_MAX_TALENTS, page, cover_web: 1 };
  const { body } = await callService({ ...source, method: 'POST', query, json: {} });
  return parseAnswer(envelope, body, source);
}

/** All pages as one answer (CONTRACT: a reader that wants all follows `last_page`). An empty page is the last one. */
async function load(): Promise<{ data: unknown[] }> {
  const first = await loadPage(1);
  const last = Math.min(first.last_page, PAGES_MAX);
  const pages = [first.data];
  for (let page = 2; page <= last && pages.at(-1)?.length !== 0; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, at) => page + at);
    const found = await Promise.all(numbers.map(loadPage));
    pages.push(...found.map(({ data }) => data));
  }
  return { data: pages.flat() };
}

const mapLists = <T>(make: (list: ListName) => T): Record<ListName, T> => ({
  models: make('models'),
  cast: make('cast'),
  international: make('international'),
  mainboard: make('mainboard'),
  newFaces: make('newFaces'),
  commercial: make('commercial'),
});

function parse(raw: unknown): TalentIndex {
  const rows = parseData(talentSummary, raw, source).map(trimRow);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = [...byId.values()].sort((a, b) => byName.compare(a.name, b.name));
  const listed = mapLists((list) => sorted.filter((row) => isListed(row, list)));
  return { byId, listed, counts: mapLists((list) => countRows(listed[list])) };
}

const reading: Reading<TalentIndex> = { key: 'talents', load, parse };
/** Earlier versions kept each section: nobody would take a name out of those files again. */
const FORMER_KEYS = ['talents-models', 'talents-cast'];

async function read(): Promise<TalentIndex> {
  const index = await readFresh(reading).catch((error: unknown) => {
    // the SPEC's own words (section 8)
    log('warn', 'Failed to fetch talents:', { reason: String(error) });
    throw error;
  });
  await Promise.all(FORMER_KEYS.map(dropLastGood));
  return index;
}

/** The index of all talents, kept until `talents` is published; the last good one in an outage. Throws BackendError. */
export const readTalentIndex = (): Promise<HeldValue<TalentIndex>> =>
  backendState().talents.get(read, (failure) => readAfterFailure(reading, failure));
