import 'server-only';
import { talentSummary } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { LISTS } from '../domain/lists.ts';
import { countRows, isListed } from '../domain/talent-list.ts';
import type { TalentIndex } from '../domain/types.ts';
import { log } from '../system/log.ts';
import type { HeldValue } from './held.ts';
import { dropLastGood } from './last-good.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { parseData } from './rows.ts';
import { backendState } from './state.ts';
import { loadTalents, source } from './talent-pages.ts';
import { trimRow } from './trim.ts';

const byName = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

function parse(raw: unknown): TalentIndex {
  const rows = parseData(talentSummary, raw, source).map(trimRow);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = [...byId.values()].sort((a, b) => byName.compare(a.name, b.name));
  const listed = each(LISTS, (list) => sorted.filter((row) => isListed(row, list)));
  return { byId, listed, counts: each(LISTS, (list) => countRows(listed[list])) };
}

const reading: Reading<TalentIndex> = { key: 'talents', load: loadTalents, parse };
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

/** All talents, kept until `talents` is published; the last good index in an outage. Throws BackendError. */
export const readTalentIndex = (): Promise<HeldValue<TalentIndex>> =>
  backendState().talents.get(read, (failure) => readAfterFailure(reading, failure));
