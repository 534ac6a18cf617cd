import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';
import countries from 'i18n-iso-countries';

const CODES = Object.keys(countries.getAlpha2Codes());

/** Names of the CLDR: those of the library are of Portugal ("Irão", "Polónia"), and two of them are "São Martinho". */
const NAMES: Record<Language, Intl.DisplayNames> = {
  pt: new Intl.DisplayNames('pt-BR', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};
const nameOf = (code: string, language: Language) => NAMES[language].of(code) ?? code;

export function countryTexts(): Record<string, Text> {
  const entries = CODES.map((code): [string, Text] => [
    code,
    { pt: nameOf(code, 'pt'), en: nameOf(code, 'en') },
  ]);
  return Object.fromEntries(entries.sort(([, a], [, b]) => a.pt.localeCompare(b.pt, 'pt')));
}

/** A country's name by its ISO code; null when there is no such code. */
export const countryName = (code: string, language: Language): string | null =>
  CODES.includes(code) ? nameOf(code, language) : null;
