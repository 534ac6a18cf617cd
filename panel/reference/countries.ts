import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';
import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };

countries.registerLocale(english);
countries.registerLocale(portuguese);

/** The countries of the world by ISO code, in both languages, sorted by their Portuguese names. */
export function countryTexts(): Record<string, Text> {
  const pt = countries.getNames('pt', { select: 'official' });
  const en = countries.getNames('en', { select: 'official' });
  const entries = Object.entries(pt).map(([code, name]): [string, Text] => [
    code,
    { pt: name, en: en[code] ?? name },
  ]);
  return Object.fromEntries(entries.sort(([, a], [, b]) => a.pt.localeCompare(b.pt, 'pt')));
}

/** A country's name by its ISO code; null when there is no such code. */
export const countryName = (code: string, language: Language): string | null =>
  countries.getName(code, language, { select: 'official' }) ?? null;
