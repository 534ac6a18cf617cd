import type { Language } from '@passarela/contract';
import type { RetentionMonths } from '../../platform/settings/env.ts';

const UNITS = { pt: ['mês', 'meses'], en: ['month', 'months'] } as const;

/** Placeholders for the periods of applications, by language. */
export const PLACEHOLDERS = {
  pt: { adults: '{meses}', minors: '{meses-menores}' },
  en: { adults: '{months}', minors: '{months-minors}' },
} as const;

const IN_BRACES = /\{[^{}]*\}/g;

const spelled = (months: number, language: Language): string =>
  `${months} ${UNITS[language][months === 1 ? 0 : 1]}`;

/** A text with the periods of the settings in place of its placeholders: "6 meses", "1 month". */
export function withPeriods(text: string, language: Language, keep: RetentionMonths): string {
  const { adults, minors } = PLACEHOLDERS[language];
  return text
    .replaceAll(adults, spelled(keep.KEEP_MONTHS, language))
    .replaceAll(minors, spelled(keep.KEEP_MONTHS_MINORS, language));
}

/** The first thing in braces that would stay as it is on the page; null when there is none. */
export const unknownPlaceholder = (text: string, language: Language): string | null =>
  text.match(IN_BRACES)?.find((found) => !Object.values<string>(PLACEHOLDERS[language]).includes(found)) ??
  null;
