import assert from 'node:assert/strict';
import { type talentFilter, type TalentSummary, talentPage } from '@passarela/contract';
import type { z } from 'zod';
import { expectShape, ids } from '../kit/expect.ts';
import { allPages } from '../kit/pages.ts';
import type { Target } from '../kit/target.ts';

/** One page of talents; `query` overrides language, paginate and page. */
export async function talentsPage(
  target: Target,
  filter: z.infer<typeof talentFilter> = {},
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams({
    language: 'pt',
    paginate: '1000',
    page: '1',
    cover_web: '1',
    ...query,
  });
  return expectShape(talentPage, await target.fromIntegration(`/api/talents?${search}`, { json: filter }));
}

export const allTalents = (
  target: Target,
  filter: z.infer<typeof talentFilter> = {},
): Promise<TalentSummary[]> => allPages((page) => talentsPage(target, filter, { page: String(page) }));

/** The ids in a fixed order, to compare two lists as sets. */
const idsOf = (talents: readonly { id: number }[]) => ids(talents).toSorted((a, b) => a - b);

/** The same talents, in whatever order. */
export const expectTalents = (found: TalentSummary[], expected: TalentSummary[], what?: string) =>
  assert.deepEqual(idsOf(found), idsOf(expected), what);
