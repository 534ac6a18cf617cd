import { readAddress, withoutJunk } from '@passarela/gate/address';
import { Refused } from '@passarela/gate/refusal';
import { DEFAULT_LANG, isLang, type Lang } from '../domain/languages.ts';
import { feedPath, hrefOf, internalPath, missingPath } from './href.ts';
import { splitQuery } from './keep-query.ts';
import { withQuery } from './page-href.ts';
import { type Route, SCREEN_NAMES, SCREENS, type Screen, spellingsOf, type Typed } from './screens.ts';

/**
 * An address's meaning. `to` is a path, a selection's with its query; a redirect leads to the page's own address, and
 * what else was typed in the query. A talent's own address needs the index (lib/backend/decide.ts): here only language,
 * spelling and case count.
 */
export type Resolution =
  | { kind: 'redirect'; to: string; lang: Lang; route: Route | null }
  | { kind: 'rewrite'; to: string; lang: Lang; route: Route }
  | { kind: 'notFound'; to: string; lang: Lang };

const QUERY_WITHOUT_JUNK = /^.*(?<!%[\da-f]?)[\w-]/is;

export function splitUrl(url = '/'): [path: string, query: string] {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return [path, query];
}

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

/** Addresses where people and programs expect a feed. */
const GUESSED_FEED = /^(blog\/)?(feed|rss|atom|feed\.xml|rss\.xml|atom\.xml)$/i;

/** The screens whose addresses begin with a word, in the order of the table; home's with none. */
const SCREENS_OF = new Map<string, Screen[]>([['', ['home']]]);
for (const screen of SCREEN_NAMES)
  for (const word of spellingsOf(screen)) SCREENS_OF.set(word, [...(SCREENS_OF.get(word) ?? []), screen]);

function readAs<S extends Screen>(screen: S, typed: Typed): Route<S> | null {
  const params = SCREENS[screen].read(typed);
  return params && { screen, params };
}

function match([first = '', ...rest]: string[], search: URLSearchParams): Route | null {
  const word = first.toLowerCase();
  for (const screen of SCREENS_OF.get(word) ?? []) {
    const route = readAs(screen, { word, rest, search });
    if (route) return route;
  }
  return null;
}

function ownAddress(route: Route, lang: Lang, query: string): { path: string; query: string } {
  const keys = SCREENS[route.screen].queryKeys;
  const [path, own] = splitUrl(hrefOf(route, lang));
  if (!keys) return { path, query };
  const { ours, others } = splitQuery(query, keys);
  return { path, query: ours === own ? query : [own, others].filter(Boolean).join('&') };
}

const toPath = (segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

function read(pathname: string, query: string): Resolution {
  const segments = segmentsOf(pathname);
  const prefix = prefixOf(segments ?? pathname.split('/').filter(Boolean));
  const lang = prefix ?? DEFAULT_LANG;
  const missing = { kind: 'notFound', to: missingPath(lang), lang } as const;
  const own = prefix === null ? segments : segments?.slice(1);
  if (!own || (prefix !== null && isLang(own[0] ?? ''))) return missing;

  if (GUESSED_FEED.test(own.join('/')))
    return { kind: 'redirect', to: withQuery(feedPath(lang), query), lang, route: null };

  const route = match(own, new URLSearchParams(query));
  if (!route) return missing;
  const address = ownAddress(route, lang, query);
  // only the index knows a talent's own section and name: here language, spelling and case of our words count
  const tidy = [...own.slice(0, -2).map((word) => word.toLowerCase()), ...own.slice(-2)];
  const typed = toPath(lang === DEFAULT_LANG ? tidy : [lang, ...tidy]);
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
