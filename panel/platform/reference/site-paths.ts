import type { Language } from '@passarela/contract';
import { slugOf } from '@passarela/contract/latin';
import { SECTION_SEGMENTS } from '@passarela/contract/site-segments';

const prefix = (language: Language): string => (language === 'en' ? '/en' : '');

export const profilePath = (id: number, name: string, language: Language = 'pt'): string =>
  `${prefix(language)}/${SECTION_SEGMENTS.models[language]}/${id}/${slugOf(name) || '-'}`;

export const postPath = (slug: string, language: Language): string =>
  `${prefix(language)}/blog/${encodeURIComponent(slug)}`;
