import { talentFilter, talentQuery } from '@passarela/contract';
import { letterOf } from '@passarela/contract/latin';
import { fold } from '@passarela/contract/slug';
import type { z } from 'zod';
import { remember } from '../../platform/db/remember.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { isOnTime } from '../../platform/reference/on-site.ts';
import { json } from '../http/answer.ts';
import { accept, readJson } from '../http/input.ts';
import { pageOf } from '../http/page-of.ts';
import type { Handler } from '../http/route.ts';
import { sendable } from './body-measures.ts';
import { readSummaries, type Summary } from './talent-rows.ts';

type Entry = Summary & { folded: string };

const entriesOf = (summaries: readonly Summary[]): Entry[] =>
  summaries.map((summary) => ({ ...summary, folded: fold(summary.talent.name) }));

const catalogue = remember('catalogue', async (payload) => entriesOf(await readSummaries(payload)));

/** True when a talent passes every filter; letters and searches ignore accents. */
function passes(
  { talent, folded }: Entry,
  { category, gender, letter, q }: z.infer<typeof talentFilter>,
): boolean {
  return (
    (category === undefined || talent.categories.some(({ id }) => id === category)) &&
    (gender === undefined || talent.gender === gender) &&
    (letter === undefined || letterOf(talent.name) === letterOf(letter)) &&
    (q === undefined ||
      fold(q)
        .split(/\s+/)
        .every((word) => folded.includes(word)))
  );
}

/** POST {INTEGRATION}/api/talents. Division 1446 is not hidden here: the site does that. */
export const talents: Handler = async ({ request, query, payload, now }) => {
  const { paginate, page } = accept(talentQuery, Object.fromEntries(query));
  const filter = await readJson(request, talentFilter);
  // After each save the site asks for those that changed: they are there before everybody is read anew.
  const entries = filter.ids ? entriesOf(await readSummaries(payload, filter.ids)) : await catalogue(payload);
  const moment = now();
  const day = localDay(moment);
  const found = entries
    .filter((entry) => isOnTime(entry.times, moment) && passes(entry, filter))
    .map(({ talent }) => sendable(talent, day));
  return json(pageOf(found, page, paginate));
};
