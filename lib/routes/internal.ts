import { isLang, type Lang } from '../domain/languages.ts';
import {
  type Division,
  type GenderFilter,
  isGenderFilter,
  isListName,
  type ListName,
  partsOfList,
  type Section,
} from '../domain/lists.ts';
import { selectionQuery } from '../domain/selection.ts';
import { parseNumber } from '../domain/whole-number.ts';
import { filterQuery } from './filter-query.ts';
import { packageQuery } from './package-link.ts';
import type { Route, Screen, ScreenParams } from './screens.ts';

/** The path under `app/[lang]` that renders a screen: one per page, shared by all aliases. */
type Builders = { [S in Screen]: (params: ScreenParams[S]) => string };

const leftQuery = (left = 0) => (left > 0 ? `&left=${left}` : '');

const builders: Builders = {
  home: () => '',
  talents: ({ section, division, gender = 'all', letter = 'all', page = 1 }) =>
    `/talents/${division ?? section}/${gender}/${letter}/${page}`,
  find: ({ section, division, gender = 'all', filters, page = 1 }) =>
    `/find/${division ?? section}/${gender}/${page}?${filterQuery(filters, 'pt')}`,
  talent: ({ section, id }) => `/talent/${section}/${id}`,
  about: () => '/about',
  contact: () => '/contact',
  favorites: () => '/favorites',
  selection: ({ left, ...selection }) => `/selection?${selectionQuery(selection)}${leftQuery(left)}`,
  compare: ({ ids, left, filters }) =>
    `/compare?ids=${ids.join(',')}${leftQuery(left)}${filters ? `&${filterQuery(filters, 'pt')}` : ''}`,
  draft: ({ token }) => `/draft?token=${encodeURIComponent(token)}`,
  package: ({ link, person, refusal }) =>
    `/package?link=${link}${packageQuery(person, refusal).replace('?', '&')}`,
  beAModel: () => '/be-a-model',
  blog: ({ page = 1 }) => `/blog/${page}`,
  post: ({ slug }) => `/post/${encodeURIComponent(slug)}`,
  privacy: () => '/privacy',
};

/** The middleware's rewrite of a place: `/pt/talents/models/all/b/2`, `/pt/selection?ids=2,1`. */
export function internalPath<S extends Screen>(route: Route<S>, lang: Lang): string {
  return `/${lang}${builders[route.screen](route.params)}`;
}

export const missingPath = (lang: Lang) => `/${lang}/missing`;

const LETTER = /^(all|[a-z])$/;

/** The segments of a filtered list: as those of a list, without a letter. */
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

/** Reads the segments of the internal list path; null when any of them is not one the middleware writes. */
export function readListParams(raw: RawListParams): ListParams | null {
  const { lang, section: list, gender, letter } = raw;
  const page = parseNumber(raw.page);
  if (!isLang(lang) || !isListName(list) || !isGenderFilter(gender)) return null;
  if (page === null || !LETTER.test(letter)) return null;
  return { lang, list, ...partsOfList(list), gender, letter, page };
}

/** {@link readListParams} of a filtered list. */
export const readFindParams = (raw: RawFindParams): ListParams | null =>
  readListParams({ ...raw, letter: 'all' });
