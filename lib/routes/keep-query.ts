/**
 * `href` with whatever of `search` is not an address of ours (utm_…, ids) kept as it stands, in its order: the language
 * switch swaps its own words and keeps the rest (SPEC section 2). `ownKeys` are those of {@link OWN_QUERY_KEYS}: given, so
 * that a browser does not carry the table.
 */
export function keepQuery(href: string, search: string, ownKeys: readonly string[]): string {
  const foreign = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !ownKeys.includes([...new URLSearchParams(pair).keys()][0] ?? ''));
  if (foreign.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${foreign.join('&')}`;
}
