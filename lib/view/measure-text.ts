import { EYES, HAIR } from '@passarela/contract/colours';
import type { Text } from '@passarela/contract/text';
import type { Lang } from '@/lib/domain/languages';
import { localDecimals, type MeasureLine } from '@/lib/domain/measures';

const COLOURS: Record<string, Record<string, Text>> = { eyes: EYES, hair: HAIR };

/** A measure's value as a language shows it: colours by their key (SPEC section 3, Talent), an unknown one as it stands. */
export const measureText = ({ key, value }: MeasureLine, lang: Lang): string => {
  const colours = COLOURS[key];
  return colours ? (colours[value]?.[lang] ?? value) : localDecimals(value, lang);
};
