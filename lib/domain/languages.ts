export const LANGS = ['pt', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'pt';

/** The languages' tags in documents, search engines and feeds (BCP 47). */
export const LANGUAGE_TAGS: Record<Lang, string> = { pt: 'pt-BR', en: 'en' };

export const isLang = (value: string): value is Lang => value === 'pt' || value === 'en';

export const otherLang = (lang: Lang): Lang => (lang === 'pt' ? 'en' : 'pt');
