import { PAGE_SEGMENTS, SECTION_SEGMENTS } from '@passarela/contract/site-segments';
import { slugify } from '@passarela/contract/slug';
import { DEFAULT_LANG, type Lang } from '../domain/languages.ts';
import type { Section } from '../domain/lists.ts';
import { type Selection, selectionQuery } from '../domain/selection.ts';

/** Browsers write these addresses too; the table of all (screens.ts) stays on the server. */

export const COMPARE_SEGMENT = { pt: 'comparar', en: 'compare' };

export function path(lang: Lang, ...segments: string[]): string {
  const prefixed = lang === DEFAULT_LANG ? segments : [lang, ...segments];
  return `/${prefixed.map(encodeURIComponent).join('/')}`;
}

/** An address with what is not empty of its query. */
export const withQuery = (address: string, ...pairs: readonly string[]): string =>
  [address, pairs.filter(Boolean).join('&')].filter(Boolean).join('?');

export const favoritesHref = (lang: Lang): string => path(lang, PAGE_SEGMENTS.favorites[lang]);

export const selectionHref = (selection: Selection, lang: Lang): string =>
  withQuery(favoritesHref(lang), selectionQuery(selection));

export const compareHref = (ids: readonly number[], lang: Lang): string =>
  withQuery(path(lang, COMPARE_SEGMENT[lang]), ids.length > 0 ? `ids=${ids.join(',')}` : '');

/** `name` in Latin letters. */
export const talentHref = (
  { section, id, name }: { section: Section; id: number; name: string },
  lang: Lang,
): string => path(lang, SECTION_SEGMENTS[section][lang], String(id), slugify(name) || '-');
