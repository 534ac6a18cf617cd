import type { Gender } from '@passarela/contract';
import { COLOURS } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import { FACT_NAMES, FACTS, type FactName, factOf, isDisplayed } from '@passarela/contract/facts';
import { localDecimals } from '@passarela/contract/measure-number';
import { isMeasure, PROFILE_FACTS } from '@passarela/contract/measures';
import { getTranslations } from 'next-intl/server';
import type { ClientPackage } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { displayMeasure, measureLines, ownMeasures } from '@/lib/domain/measures';
import type { TalentProfile, TalentRow } from '@/lib/domain/types';
import { inUnits, type UnitText } from '@/lib/domain/units';

/** `units`: the value in each; empty if there is only one. */
export type Fact = { key: string; label: string; value: string; units: UnitText[] };

/** A value as a language shows it: colours by key and countries by code, unknown ones as they stand [S88.3]. */
export function factText(name: FactName, value: string, lang: Lang): string {
  const { kind } = FACTS[name];
  if (kind === 'colour') return COLOURS[name]?.[value]?.[lang] ?? value;
  if (kind === 'country') {
    const countries = new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' });
    return (/^[A-Z]{2}$/.test(value) && countries.of(value)) || value;
  }
  return localDecimals(value, lang);
}

export const labelledMeasures = ({ measures, gender }: TalentRow, lang: Lang): string[] =>
  measureLines(measures, gender).map(
    ({ key, value }) => `${FACTS[key].label[lang]} ${factText(key, value, lang)}`,
  );

type Stored = Readonly<Partial<Record<string, string | null>>>;
type Read = { lang: Lang; gender: Gender; place: 'profile' | 'package' };

const factsOf = (stored: Stored, { lang, gender, place }: Read): Fact[] =>
  FACT_NAMES.flatMap((name) => {
    const raw = isDisplayed(name, place) ? stored[name] : null;
    const value = raw ? factText(name, isMeasure(name) ? displayMeasure(raw) : raw, lang) : '';
    if (!raw || !value) return [];
    const units = inUnits(name, raw, gender).map((unit) => ({
      ...unit,
      text: localDecimals(unit.text, lang),
    }));
    return [{ key: name, label: factOf(name).label[lang], value, units }];
  });

async function ageFact(age: number | null, lang: Lang): Promise<Fact[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Measures' });
  return age === null ? [] : [{ key: 'age', label: t('age'), value: t('years', { age }), units: [] }];
}

/** Every fact of a profile that is known, with its label in the language [S88.6]. */
export async function profileFacts(talent: TalentProfile, lang: Lang): Promise<Fact[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Measures' });
  const { gender } = talent;
  const stored = {
    ...ownMeasures(talent.measures, gender),
    ...each(PROFILE_FACTS, (name) => talent[name]),
  };
  const skills = { key: 'skills', label: t('skills'), value: talent.skills.join(', '), units: [] };
  return [
    ...(await ageFact(talent.age, lang)),
    ...factsOf(stored, { lang, gender, place: 'profile' }),
    ...(skills.value ? [skills] : []),
  ];
}

export const packageFacts = async (
  { age, measures, gender }: ClientPackage['talents'][number],
  lang: Lang,
): Promise<Fact[]> => [
  ...(await ageFact(age, lang)),
  ...factsOf(measures, { lang, gender: gender ?? 'other', place: 'package' }),
];
