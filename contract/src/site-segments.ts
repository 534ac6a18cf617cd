import type { Language } from './limits.ts';

type Segment = Record<Language, string>;

/** The first word of a section's addresses on the site, which the panel links to. */
export const SECTION_SEGMENTS = {
  models: { pt: 'modelos', en: 'models' },
  cast: { pt: 'elenco', en: 'casting' },
} as const;

/** The word of each page that is one word in the address. */
export const PAGE_SEGMENTS = {
  about: { pt: 'sobre', en: 'about' },
  contact: { pt: 'contato', en: 'contact' },
  favorites: { pt: 'favoritos', en: 'favorites' },
  beAModel: { pt: 'seja-modelo', en: 'be-a-model' },
  blog: { pt: 'blog', en: 'blog' },
  privacy: { pt: 'privacidade', en: 'privacy' },
} as const;

/** The site's own pages, which staff choose by name. */
export const SITE_PAGES = [
  'home',
  'models',
  'cast',
  'about',
  'beAModel',
  'blog',
  'contact',
  'favorites',
  'privacy',
] as const;
export type SitePage = (typeof SITE_PAGES)[number];

const SEGMENTS: Record<Exclude<SitePage, 'home'>, Segment> = { ...SECTION_SEGMENTS, ...PAGE_SEGMENTS };

/** The address of a page in a language: `/contato`, `/en/contact`; home is `/` or `/en`. */
export function sitePagePath(page: SitePage, language: Language): string {
  const prefix = language === 'pt' ? '' : `/${language}`;
  return page === 'home' ? prefix || '/' : `${prefix}/${SEGMENTS[page][language]}`;
}
