import type { Language } from '@passarela/contract';
import { SECTION_SEGMENTS } from '@passarela/contract/site-segments';
import { slugify } from '@passarela/contract/slug';

export const profilePath = (id: number, name: string): string =>
  `/${SECTION_SEGMENTS.models.pt}/${id}/${slugify(name) || id}`;

export const postPath = (slug: string, language: Language): string =>
  `${language === 'en' ? '/en' : ''}/blog/${encodeURIComponent(slug)}`;
