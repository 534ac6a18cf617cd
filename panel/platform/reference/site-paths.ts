import type { Language } from '@passarela/contract';
import { SECTION_SEGMENTS } from '@passarela/contract/site-segments';

const prefix = (language: Language): string => (language === 'en' ? '/en' : '');

export const profilePath = (id: number, slug: string, language: Language = 'pt'): string =>
  `${prefix(language)}/${SECTION_SEGMENTS.models[language]}/${id}/${slug || '-'}`;

export const postPath = (slug: string, language: Language): string =>
  `${prefix(language)}/blog/${encodeURIComponent(slug)}`;
