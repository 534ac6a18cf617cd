import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { localDecimals, type MeasureLine } from '@/lib/domain/measures';

/** The function that shows a measure's value in one language: colours by their key (SPEC section 3, Talent). */
export async function measureTexts(lang: Lang) {
  const hair = await getTranslations({ locale: lang, namespace: 'HairColours' });
  const eyes = await getTranslations({ locale: lang, namespace: 'EyeColours' });
  const colours = { hair, eyes };
  return ({ key, value }: MeasureLine): string => {
    if (key !== 'hair' && key !== 'eyes') return localDecimals(value, lang);
    const colour = colours[key];
    return colour.has(value) ? colour(value) : value;
  };
}
