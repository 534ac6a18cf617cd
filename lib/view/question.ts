import type { Filters } from '@/lib/domain/filters';
import type { Question } from '@/lib/find/find';
import type { ListParams } from '@/lib/routes/internal';
import type { FilterNames } from './find-view';

/** The question of a filtered address: the filters, and the list's gender and division. */
export const questionOf = (
  { gender, division }: Pick<ListParams, 'gender' | 'division'>,
  { query, ranges, options }: Filters,
  { searched }: Pick<FilterNames, 'searched'>,
): Question => ({
  query,
  ranges,
  labels: searched,
  options: { ...options, gender: gender === 'all' ? [] : [gender], division: division ? [division] : [] },
});
