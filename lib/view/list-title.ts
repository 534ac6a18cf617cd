import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import type { GenderFilter, ListName } from '@/lib/domain/lists';

const GENDER_KEYS = { man: 'menOf', woman: 'womenOf' } as const;

/** Gives a function that names lists: `Models: men`, `International models` (SPEC section 2, Talent list). */
export async function listTitles(lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'TalentList' });
  return (list: ListName, gender: GenderFilter = 'all'): string => {
    const name = t(list === 'cast' ? 'casting' : list);
    return gender === 'all' ? name : t(GENDER_KEYS[gender], { section: name });
  };
}
