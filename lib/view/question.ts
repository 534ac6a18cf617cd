import type { Filters } from '@/lib/domain/filters';
import type { Question } from '@/lib/find/find';
import type { ListParams } from '@/lib/routes/internal';

/** What a filtered address asks of its section: the filters, and the gender and division of the list. */
export const questionOf = (
  { gender, division }: Pick<ListParams, 'gender' | 'division'>,
  { words, ranges, options }: Filters,
): Question => ({
  words,
  ranges,
  options: { ...options, gender: gender === 'all' ? [] : [gender], division: division ? [division] : [] },
});
