import type { Lang } from './screens.ts';

/** What documents, search engines and feeds call the languages (BCP 47). */
export const LANGUAGE_TAGS: Record<Lang, string> = { pt: 'pt-BR', en: 'en' };
