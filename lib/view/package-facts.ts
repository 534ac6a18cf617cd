import { LISTED_MEASURES, PROFILE_MEASURES } from '@passarela/contract/measures';
import { getTranslations } from 'next-intl/server';
import type { PackageTalent } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { displayMeasure, localDecimals } from '@/lib/domain/measures';
import { measureText } from './measure-text';

const ORDER = [...LISTED_MEASURES, ...PROFILE_MEASURES];
const COLOURS = ['eyes', 'hair'] as const;
type Key = (typeof ORDER)[number];

const textOf = (key: Key, stored: string, lang: Lang): string => {
  const colour = COLOURS.find((one) => one === key);
  return colour
    ? measureText({ key: colour, value: stored }, lang)
    : localDecimals(displayMeasure(stored), lang);
};

/** The age and measures that a package shows of a talent, with their labels. */
export async function packageFacts({ age, measures }: PackageTalent, lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Measures' });
  const lines = ORDER.flatMap((key) => {
    const stored = measures[key];
    return stored ? [{ key, label: t(key), value: textOf(key, stored, lang) }] : [];
  });
  return age === null ? lines : [{ key: 'age', label: t('age'), value: t('years', { age }) }, ...lines];
}
