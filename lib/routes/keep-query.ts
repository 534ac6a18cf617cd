/** `href` with the foreign part of `search`; `ownKeys` are an argument, so that browsers need no table. */
export function keepQuery(href: string, search: string, ownKeys: readonly string[]): string {
  const foreign = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !ownKeys.includes([...new URLSearchParams(pair).keys()][0] ?? ''));
  if (foreign.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${foreign.join('&')}`;
}
