import { localDecimals } from '@passarela/contract/measure-number';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { displayMeasure, measureLines, ownMeasures } from '@/lib/domain/measures';
import type { TalentProfile } from '@/lib/domain/types';
import { inUnits, type UnitText } from '@/lib/domain/units';
import { measureText } from './measure-text';

/** `units`: the value in every way it can be read, empty if there is only one. */
export type Fact = { key: string; label: string; value: string; units: UnitText[] };

/** Every measure and fact of a profile that is known, with its label in the language [S88.6]. */
export async function profileFacts(talent: TalentProfile, lang: Lang): Promise<Fact[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Measures' });
  const countries = new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' });
  const nationality = talent.nationality;
  const size = (value: string | null) => value && localDecimals(displayMeasure(value), lang);
  const facts = [
    ['age', talent.age === null ? null : t('years', { age: talent.age })],
    ...measureLines(talent.measures, talent.gender).map(
      (line) => [line.key, measureText(line, lang)] as const,
    ),
    ['weight', size(talent.weight)],
    ['suit', size(talent.suit)],
    ['shirt', size(talent.shirt)],
    [
      'nationality',
      nationality && (/^[A-Z]{2}$/.test(nationality) ? countries.of(nationality) : nationality),
    ],
    ['skills', talent.skills.join(', ')],
  ] as const;
  const raw: Record<string, string | null> = {
    ...ownMeasures(talent.measures, talent.gender),
    weight: talent.weight,
  };
  const unitsOf = (key: string): UnitText[] =>
    inUnits(key, raw[key] ?? '', talent.gender).map(({ text, systems }) => ({
      text: localDecimals(text, lang),
      systems,
    }));
  return facts.flatMap(([key, value]) => (value ? [{ key, label: t(key), value, units: unitsOf(key) }] : []));
}
