import { QUERY_WORDS } from './query-words.ts';

const ownKeys = new Set<string>(Object.values(QUERY_WORDS).flatMap((words) => [words.pt, words.en]));

function keyOf(pair: string) {
  const [key = ''] = new URLSearchParams(pair).keys();
  return key;
}

/**
 * `href` with whatever of `search` is not an address of ours (utm_…, ids) kept as it stands, in its order: the
 * language switch swaps its own words and keeps the rest (SPEC section 2).
 */
export function keepQuery(href: string, search: string): string {
  const foreign = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !ownKeys.has(keyOf(pair)));
  if (foreign.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${foreign.join('&')}`;
}
