import { EYES, HAIR } from '@passarela/contract/colours';
import { localDecimals } from '@passarela/contract/measure-number';
import type { Text } from '@passarela/contract/text';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { type MeasureLine, measureLines } from '@/lib/domain/measures';
import type { TalentRow } from '@/lib/domain/types';

const COLOURS: Record<string, Record<string, Text>> = { eyes: EYES, hair: HAIR };

/** A measure as a language shows it, colours by key [S88.3]; unknown ones as they stand. */
export const measureText = ({ key, value }: MeasureLine, lang: Lang): string => {
  const colours = COLOURS[key];
  return colours ? (colours[value]?.[lang] ?? value) : localDecimals(value, lang);
};

export async function labelledMeasures({ measures, gender }: TalentRow, lang: Lang): Promise<string[]> {
  const labels = await getTranslations({ locale: lang, namespace: 'Measures' });
  return measureLines(measures, gender).map((line) => `${labels(line.key)} ${measureText(line, lang)}`);
}
