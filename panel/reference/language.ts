import type { Language } from '@passarela/contract';

/** The language that the admin speaks to this person: Portuguese unless they chose English. */
export const languageOf = (i18n: { language: string } | undefined): Language =>
  i18n?.language === 'en' ? 'en' : 'pt';
