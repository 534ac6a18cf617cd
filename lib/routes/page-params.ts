import { isLang, type Lang } from '../domain/languages.ts';
import { isSection } from '../domain/lists.ts';
import { parseNumber } from '../domain/whole-number.ts';

type Raw = Record<string, string | undefined>;

/** The parts of `/{lang}/talent/{section}/{id}`; null when one of them is not ours. */
export function readTalentParams({ lang = '', section = '', id = '' }: Raw) {
  const number = parseNumber(id);
  if (!isLang(lang) || !isSection(section) || number === null) return null;
  return { lang, section, id: number };
}

/** The language of an address; anything else counts as Portuguese, as on the 404 page. */
export const readLang = ({ lang = '' }: Raw): Lang => (isLang(lang) ? lang : 'pt');

/** The parts of `/{lang}/blog/{page}`; null when one of them is not ours. */
export function readBlogParams({ lang = '', page = '' }: Raw) {
  const number = parseNumber(page);
  return isLang(lang) && number !== null ? { lang, page: number } : null;
}

/** The parts of `/{lang}/post/{slug}`, the slug decoded; null when one of them is not ours. */
export function readPostParams({ lang = '', slug = '' }: Raw) {
  if (!isLang(lang)) return null;
  try {
    return { lang, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}
