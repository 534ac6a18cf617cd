import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { type GenderFilter, isOtherDivision, type ListName, partsOfList } from '@/lib/domain/lists';
import { divisionLabels } from './division-labels';

const GENDER_KEYS = { man: 'menOf', woman: 'womenOf' } as const;

/** Gives a function that names lists: `Models: men`, `International models`. */
export async function listTitles(lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'TalentList' });
  const labels = await divisionLabels(lang);
  const nameOf = (list: ListName): string => {
    if (!isOtherDivision(list)) return t(list === 'cast' ? 'casting' : list);
    return t('divisionOf', { section: nameOf(partsOfList(list).section), division: labels.get(list) ?? '' });
  };
  return (list: ListName, gender: GenderFilter = 'all'): string => {
    const name = nameOf(list);
    return gender === 'all' ? name : t(GENDER_KEYS[gender], { section: name });
  };
}
