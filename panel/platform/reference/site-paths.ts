import type { Language } from '@passarela/contract';
import { SECTION_SEGMENTS } from '@passarela/contract/site-segments';
import { slugify } from '@passarela/contract/slug';

const prefix = (language: Language): string => (language === 'en' ? '/en' : '');

export const profilePath = (id: number, name: string, language: Language = 'pt'): string =>
  `${prefix(language)}/${SECTION_SEGMENTS.models[language]}/${id}/${slugify(name) || id}`;

export const postPath = (slug: string, language: Language): string =>
  `${prefix(language)}/blog/${encodeURIComponent(slug)}`;
