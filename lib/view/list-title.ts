import { getTranslations } from 'next-intl/server';
import type { GenderFilter, Lang, Section } from '@/lib/routes/screens';

const SECTION_KEYS = { models: 'models', cast: 'casting' } as const;
const GENDER_KEYS = { man: 'menOf', woman: 'womenOf' } as const;

/** The function that names the lists in one language: `Models`, `Models: men` (SPEC section 2, Talent list). */
export async function listTitles(lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'TalentList' });
  return (section: Section, gender: GenderFilter = 'all'): string => {
    const name = t(SECTION_KEYS[section]);
    return gender === 'all' ? name : t(GENDER_KEYS[gender], { section: name });
  };
}
