import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { displayMeasure, localDecimals, measureLines } from '@/lib/domain/measures';
import type { TalentProfile } from '@/lib/domain/types';
import { measureText } from './measure-text';

export type Fact = { key: string; label: string; value: string };

/** Every measure and fact of a profile that is known, with its label in the language (SPEC section 3, Talent). */
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
  return facts.flatMap(([key, value]) => (value ? [{ key, label: t(key), value }] : []));
}
