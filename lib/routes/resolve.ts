import { readAddress, withoutJunk } from '@passarela/gate/address';
import { Refused } from '@passarela/gate/refusal';
import { readCompared } from '../domain/compared.ts';
import { briefOf, NO_FILTERS } from '../domain/filters.ts';
import { DEFAULT_LANG, isLang, type Lang } from '../domain/languages.ts';
import { DIVISIONS, type Division, isDivisionSlug, otherDivision, type Section } from '../domain/lists.ts';
import { readIds, readSelection } from '../domain/selection.ts';
import { parseNumber } from '../domain/whole-number.ts';
import { readToken } from './draft-token.ts';
import { feedPath, isGuessedFeed } from './feed-path.ts';
import { readFilters } from './filter-query.ts';
import { hrefOf } from './href.ts';
import { internalPath, missingPath } from './internal.ts';
import { readPackageLink, readPerson, readRefusal } from './package-link.ts';
import { splitQuery } from './keep-query.ts';
import { OWN_QUERY_KEYS, QUERY_KEYS } from './query-keys.ts';
import {
  DIVISION_SEGMENTS,
  findByWord,
  GENDER_SEGMENTS,
  type Route,
  SCREEN_SEGMENTS,
  type Screen,
  SECTION_SEGMENT_NAMES,
} from './screens.ts';
import { splitUrl } from './split-url.ts';

/**
 * An address's meaning. `to` is a path, a selection's with its query; a redirect leads to the page's own address, and
 * what else was typed in the query. A talent's own address needs the index (lib/backend/decide.ts): here only language,
 * spelling and case count.
 */
export type Resolution =
  | { kind: 'redirect'; to: string; lang: Lang; route: Route | null }
  | { kind: 'rewrite'; to: string; lang: Lang; route: Route }
  | { kind: 'notFound'; to: string; lang: Lang };

type Query = { letter: string | undefined; page: number | undefined };
/** A place, and how many of the leading segments are the site's own words (their case does not matter). */
type Match = { route: Route; ownSegments: number };

const QUERY_WITHOUT_JUNK = /^.*(?<!%[\da-f]?)[\w-]/is;

function segmentsOf(pathname: string): string[] | null {
  try {
    return readAddress(pathname, () => true)
      .path.split('/')
      .filter(Boolean)
      .map(decodeURIComponent);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Whether a path can be an address: no dot segments, backslashes, control characters (400). */
export const isAddress = (pathname: string): boolean => segmentsOf(pathname) !== null;

function prefixOf([first = '']: string[]): Lang | null {
  const prefix = first.toLowerCase();
  return isLang(prefix) ? prefix : null;
}

function firstValue(search: URLSearchParams, key: keyof typeof QUERY_KEYS) {
  const ownSegments = QUERY_KEYS[key];
  return [...search.getAll(ownSegments.pt), ...search.getAll(ownSegments.en)].find((value) => value !== '');
}

/** The page, absent for the first; null when it is none. */
function readPage(search: URLSearchParams): number | undefined | null {
  const page = parseNumber(firstValue(search, 'page') ?? '1');
  return page === 1 ? undefined : page;
}

/** Letter and page, absent if empty; null when one of them is not one. */
function readQuery(search: URLSearchParams): Query | null {
  const letter = firstValue(search, 'letter')?.toLowerCase();
  const page = readPage(search);
  if (page === null || (letter !== undefined && !/^[a-z]$/.test(letter))) return null;
  return { letter, page };
}

/** The division that the query names, undefined if it names none; null when this section has no such division. */
function readDivision(section: Section, search: URLSearchParams): Division | undefined | null {
  const word = firstValue(search, 'division')?.toLowerCase();
  if (word === undefined) return;
  const division = findByWord(DIVISION_SEGMENTS, word);
  // which other divisions there are only the index knows (lib/backend/existence.ts)
  if (division === null) return isDivisionSlug(word) ? otherDivision(section, word) : null;
  return DIVISIONS[division].section === section ? division : null;
}

function matchSection(section: Section, rest: string[], search: URLSearchParams): Match | null {
  const gender = findByWord(GENDER_SEGMENTS, rest[0]?.toLowerCase() ?? '') ?? undefined;
  const ownSegments = gender === undefined ? 1 : 2;
  const tail = rest.slice(ownSegments - 1);
  if (tail.length === 0) {
    const division = readDivision(section, search);
    const query = readQuery(search);
    if (division === null || query === null) return null;
    const filters = readFilters(search, gender);
    if (filters) {
      const { page } = query;
      return { route: { screen: 'find', params: { section, division, gender, filters, page } }, ownSegments };
    }
    return { route: { screen: 'talents', params: { section, division, gender, ...query } }, ownSegments };
  }
  const [idText = '', name = ''] = tail;
  const id = parseNumber(idText);
  if (tail.length !== 2 || id === null) return null;
  return { route: { screen: 'talent', params: { section, id, name } }, ownSegments };
}

function matchBlog(rest: string[], search: URLSearchParams): Match | null {
  const [slug] = rest;
  if (rest.length > 1) return null;
  if (slug !== undefined) return { route: { screen: 'post', params: { slug } }, ownSegments: 1 };
  const page = readPage(search);
  return page === null ? null : { route: { screen: 'blog', params: { page } }, ownSegments: 1 };
}

/** The favorites of a browser are one page; a selection in the query is another. */
function matchFavorites(search: URLSearchParams): Match {
  const { ids, left } = readIds(search);
  const route: Route =
    ids.length > 0
      ? { screen: 'selection', params: { ...readSelection(search), left } }
      : { screen: 'favorites', params: {} };
  return { route, ownSegments: 1 };
}

/** Any token, none too: the page names its fault. */
const matchDraft = (search: URLSearchParams): Match => ({
  route: { screen: 'draft', params: { token: readToken(search) } },
  ownSegments: 1,
});

function matchPackage([link = '', ...more]: string[], search: URLSearchParams): Match | null {
  const own = readPackageLink(link);
  if (more.length > 0 || own === null) return null;
  const params = { link: own, person: readPerson(search), refusal: readRefusal(search) };
  return { route: { screen: 'package', params }, ownSegments: 1 };
}

function matchCompare(search: URLSearchParams): Match {
  const filters = briefOf(readFilters(search) ?? NO_FILTERS);
  return { route: { screen: 'compare', params: { ...readCompared(search), filters } }, ownSegments: 1 };
}

function match(segments: string[], search: URLSearchParams): Match | null {
  const [first, ...rest] = segments;
  if (first === undefined) return { route: { screen: 'home', params: {} }, ownSegments: 0 };
  const word = first.toLowerCase();
  const section = findByWord(SECTION_SEGMENT_NAMES, word);
  if (section) return matchSection(section, rest, search);
  const screen = findByWord(SCREEN_SEGMENTS, word);
  if (screen === 'blog') return matchBlog(rest, search);
  if (screen === 'favorites' && rest.length === 0) return matchFavorites(search);
  if (screen === 'draft') return rest.length === 0 ? matchDraft(search) : null;
  if (screen === 'package') return matchPackage(rest, search);
  if (screen === 'compare') return rest.length === 0 ? matchCompare(search) : null;
  return screen && rest.length === 0 ? { route: { screen, params: {} }, ownSegments: 1 } : null;
}

/** The keys of a screen's one query; the others' is read as typed (docs/decisions/unknown-addresses.md). */
const QUERIES: Partial<Record<Screen, readonly string[]>> = {
  talents: OWN_QUERY_KEYS,
  blog: Object.values(QUERY_KEYS.page),
};

function ownAddress(route: Route, lang: Lang, query: string): { path: string; query: string } {
  const keys = QUERIES[route.screen];
  const [path, own] = splitUrl(hrefOf(route, lang));
  if (!keys) return { path, query };
  const { ours, others } = splitQuery(query, keys);
  return { path, query: ours === own ? query : [own, others].filter(Boolean).join('&') };
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

const toPath = (segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

function read(pathname: string, query: string): Resolution {
  const segments = segmentsOf(pathname);
  const prefix = prefixOf(segments ?? pathname.split('/').filter(Boolean));
  const lang = prefix ?? DEFAULT_LANG;
  const missing = { kind: 'notFound', to: missingPath(lang), lang } as const;
  const own = prefix === null ? segments : segments?.slice(1);
  if (!own || (prefix !== null && isLang(own[0] ?? ''))) return missing;

  if (isGuessedFeed(own))
    return { kind: 'redirect', to: withQuery(feedPath(lang), query), lang, route: null };

  const matched = match(own, new URLSearchParams(query));
  if (!matched) return missing;
  const { route, ownSegments } = matched;
  const tidy = own.map((segment, at) => (at < ownSegments ? segment.toLowerCase() : segment));
  const typed = toPath(lang === DEFAULT_LANG ? tidy : [lang, ...tidy]);
  const address = ownAddress(route, lang, query);
  const path = route.screen === 'talent' ? typed : address.path;
  if (pathname !== path || address.query !== query)
    return { kind: 'redirect', to: withQuery(path, address.query), lang, route };
  return { kind: 'rewrite', to: internalPath(route, lang), lang, route };
}

/** The same address without what a chat or a sentence left at its end; null if nothing was. */
function withoutEnd(pathname: string, query: string): [pathname: string, query: string] | null {
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  const path = toPath(segments);
  const cut = QUERY_WITHOUT_JUNK.exec(query)?.[0] ?? '';
  const rest = cut.split('=').length === query.split('=').length ? cut : query;
  const tidy = withoutJunk(path);
  return tidy === path && rest === query ? null : [tidy, rest];
}

/** The meaning of a path and its query, with or without `?`. Pure. */
export function resolve(pathname: string, search: string): Resolution {
  const query = search.replace(/^\?/, '');
  const typed = read(pathname, query);
  const { kind, lang } = typed;
  if (kind !== 'notFound') return typed;
  const [path, rest] = withoutEnd(pathname, query) ?? [];
  const tidy = path === undefined || rest === undefined ? typed : read(path, rest);
  if (tidy === typed || tidy.kind === 'notFound') return typed;
  const to = tidy.kind === 'redirect' ? tidy.to : withQuery(path ?? '/', rest ?? '');
  return { kind: 'redirect', to, lang, route: tidy.route };
}
