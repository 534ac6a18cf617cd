import { isLang, type Lang } from '../domain/languages.ts';
import {
  type Division,
  type GenderFilter,
  isGenderFilter,
  isListName,
  isSection,
  type ListName,
  partsOfList,
  type Section,
} from '../domain/lists.ts';
import { parseNumber } from '../domain/whole-number.ts';

type Raw = Record<string, string | undefined>;

/** The parts of an internal path; null when one of them is not ours. */
export function readTalentParams({ lang = '', section = '', id = '' }: Raw) {
  const number = parseNumber(id);
  if (!isLang(lang) || !isSection(section) || number === null) return null;
  return { lang, section, id: number };
}

/** The language of an address; anything else counts as Portuguese, as on the 404 page. */
export const readLang = ({ lang = '' }: Raw): Lang => (isLang(lang) ? lang : 'pt');

export function readBlogParams({ lang = '', page = '' }: Raw) {
  const number = parseNumber(page);
  return isLang(lang) && number !== null ? { lang, page: number } : null;
}

export function readPostParams({ lang = '', slug = '' }: Raw) {
  if (!isLang(lang)) return null;
  try {
    return { lang, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}

const LETTER = /^(all|[a-z])$/;

type RawFindParams = { lang: string; section: string; gender: string; page: string };

/** The segment `section` holds the name of the list: a section's, or that of one of its divisions. */
type RawListParams = { lang: string; section: string; gender: string; letter: string; page: string };
/** A page of a list, in a language: `list` is its division, else its section. */
export type ListParams = {
  lang: Lang;
  list: ListName;
  section: Section;
  division: Division | undefined;
  gender: GenderFilter;
  letter: string;
  page: number;
};

export function readListParams(raw: RawListParams): ListParams | null {
  const { lang, section: list, gender, letter } = raw;
  const page = parseNumber(raw.page);
  if (!isLang(lang) || !isListName(list) || !isGenderFilter(gender)) return null;
  if (page === null || !LETTER.test(letter)) return null;
  return { lang, list, ...partsOfList(list), gender, letter, page };
}

export const readFindParams = (raw: RawFindParams): ListParams | null =>
  readListParams({ ...raw, letter: 'all' });

/** The meta element with a page's status, for the server (docs/decisions/page-status.md). */
export const PAGE_STATUS_META = 'passarela:status';
export const PAGE_STATUSES = [404, 410, 429, 503] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

export const firstQueryValues = (query: PageQuery): Pick<URLSearchParams, 'get'> => ({
  get: (key) => [query[key]].flat()[0] ?? null,
});

export const searchOf = (query: PageQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) => [values ?? []].flat().map((value) => [key, value])),
  );
