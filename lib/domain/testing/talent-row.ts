import { each } from '@passarela/contract/each';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import type { TalentRow } from '../types.ts';

export const NO_MEASURES = each(LISTED_MEASURES, () => null);

/** A talent for tests: a woman of the models, without picture and measures. */
export const talentRow = (over: Pick<TalentRow, 'id' | 'name'> & Partial<TalentRow>): TalentRow => ({
  gender: 'woman',
  cover: null,
  coverFocus: null,
  coverAlt: null,
  opening: null,
  opensWithCover: false,
  measures: NO_MEASURES,
  categoryIds: [1],
  divisionIds: [],
  divisions: [],
  skillIds: [],
  age: 25,
  hidden: false,
  noindex: false,
  updatedAt: '2026-01-01T00:00:00Z',
  ...over,
});
