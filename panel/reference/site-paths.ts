import type { Language } from '@passarela/contract';
import { SECTION_SEGMENTS } from '@passarela/contract/site-words';
import { slugify } from '@passarela/contract/slug';

/** The path of a talent's profile on the site. */
export const profilePath = (id: number, name: string): string =>
  `/${SECTION_SEGMENTS.models.pt}/${id}/${slugify(name) || id}`;

/** The path of a post on the site, in its language. */
export const postPath = (slug: string, language: Language): string =>
  `${language === 'en' ? '/en' : ''}/blog/${encodeURIComponent(slug)}`;
