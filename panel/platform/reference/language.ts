import type { Language } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { type Text, text } from '@passarela/contract/text';

export const LANGUAGE_NAMES = { pt: text('Português', 'Portuguese'), en: text('Inglês', 'English') };

/** The language that the admin speaks to this person: Portuguese unless they chose English. */
export const languageOf = (i18n: { language: string } | undefined): Language =>
  i18n?.language === 'en' ? 'en' : 'pt';

export const inLanguage = <Key extends string>(texts: Record<Key, Text>, language: Language) =>
  each(Object.keys(texts) as Key[], (key) => texts[key][language]);
