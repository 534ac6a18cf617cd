import type { Gender } from '@passarela/contract';
import { localDecimals } from '@passarela/contract/measure-number';
import { LISTED_MEASURES, PROFILE_MEASURES } from '@passarela/contract/measures';
import { getTranslations } from 'next-intl/server';
import type { PackageTalent } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { displayMeasure } from '@/lib/domain/measures';
import { inUnits } from '@/lib/domain/units';
import { measureText } from './measure-text';
import type { Fact } from './profile-facts';

const ORDER = [...LISTED_MEASURES, ...PROFILE_MEASURES];
const COLOURS = ['eyes', 'hair'] as const;
type Key = (typeof ORDER)[number];

const textOf = (key: Key, stored: string, lang: Lang): string => {
  const colour = COLOURS.find((one) => one === key);
  return colour
    ? measureText({ key: colour, value: stored }, lang)
    : localDecimals(displayMeasure(stored), lang);
};

const unitsOf = (key: Key, stored: string, { lang, gender }: { lang: Lang; gender: Gender }): Fact['units'] =>
  inUnits(key, stored, gender).map(({ text, systems }) => ({
    text: localDecimals(text, lang),
    systems,
  }));

/** The age and measures that a package shows of a talent, with their labels. */
export async function packageFacts(talent: PackageTalent, lang: Lang): Promise<Fact[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Measures' });
  const { age, measures } = talent;
  const read = { lang, gender: talent.gender ?? 'other' };
  const lines = ORDER.flatMap((key) => {
    const stored = measures[key];
    return stored
      ? [{ key, label: t(key), value: textOf(key, stored, lang), units: unitsOf(key, stored, read) }]
      : [];
  });
  const years = { key: 'age', label: t('age'), value: t('years', { age: age ?? 0 }), units: [] };
  return age === null ? lines : [years, ...lines];
}
