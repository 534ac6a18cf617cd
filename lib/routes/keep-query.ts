import { QUERY_WORDS } from './query-words.ts';

const ownKeys = new Set<string>(Object.values(QUERY_WORDS).flatMap((words) => [words.pt, words.en]));

/** Whether a `key=value` of a query is part of an address of ours: a letter or a page, in either language. */
export function isOwnPair(pair: string): boolean {
  const [key = ''] = new URLSearchParams(pair).keys();
  return ownKeys.has(key);
}

/**
 * `href` with whatever of `search` is not an address of ours (utm_…, ids) kept as it stands, in its order: the
 * language switch swaps its own words and keeps the rest (SPEC section 2).
 */
export function keepQuery(href: string, search: string): string {
  const foreign = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isOwnPair(pair));
  if (foreign.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${foreign.join('&')}`;
}
