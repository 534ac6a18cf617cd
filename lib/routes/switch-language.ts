import { hrefOf } from './href.ts';
import { resolve } from './resolve.ts';
import { type Lang, QUERY_WORDS } from './screens.ts';

const ownKeys = new Set(Object.values(QUERY_WORDS).flatMap((words) => [words.pt, words.en]));

/** The part of a query that is not ours (utm_…, ids): kept as it stands, in its order. */
function foreignQuery(search: string) {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !ownKeys.has(decodeKey(pair)));
}

function decodeKey(pair: string) {
  const [key = ''] = new URLSearchParams(pair).keys();
  return key;
}

/**
 * The same page in another language: translated segments and query words swapped, everything else kept, the query
 * too (SPEC section 2). An address without a page leads to the other language's home.
 */
export function switchLanguage(pathname: string, search: string, lang: Lang): string {
  const resolution = resolve(pathname, search);
  if (resolution.kind === 'redirect') {
    const [path = '/', query = ''] = resolution.to.split(/\?(.*)/s);
    return switchLanguage(path, query && `?${query}`, lang);
  }
  const place: Parameters<typeof hrefOf>[0] =
    resolution.kind === 'rewrite' ? resolution.place : { screen: 'home', params: {} };
  const to = hrefOf(place, lang);
  const foreign = foreignQuery(search);
  if (foreign.length === 0) return to;
  return `${to}${to.includes('?') ? '&' : '?'}${foreign.join('&')}`;
}
