export const LANGS = ['pt', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'pt';

/** What documents, search engines and feeds call the languages (BCP 47). */
export const LANGUAGE_TAGS: Record<Lang, string> = { pt: 'pt-BR', en: 'en' };

export const isLang = (value: string): value is Lang => value === 'pt' || value === 'en';

export const otherLang = (lang: Lang): Lang => (lang === 'pt' ? 'en' : 'pt');
