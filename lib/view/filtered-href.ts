import { hasLetter } from '@/lib/domain/talent-counts';
import type { TalentIndex } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/page-params';

type Change = Partial<Pick<ListParams, 'division' | 'gender' | 'letter'>>;

/** Makes the address of a list with one filter changed; the letter stays only if it has talents. */
export function filteredHref(place: ListParams, counts: TalentIndex['counts']) {
  return (change: Change): string => {
    const { lang, section, division, gender, letter } = { ...place, ...change };
    const isKept = hasLetter(counts[division ?? section] ?? new Map(), gender, letter);
    return href('talents', { section, division, gender, letter: isKept ? letter : 'all' }, lang);
  };
}
