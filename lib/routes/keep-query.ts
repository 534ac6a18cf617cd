/** The pairs of a query by whose they are: a page's own, by its keys, and those of others. */
export function splitQuery(query: string, ownKeys: readonly string[]): { ours: string; others: string } {
  const isOwn = (pair: string) => ownKeys.includes([...new URLSearchParams(pair).keys()][0] ?? '');
  const pairs = query.split('&').filter(Boolean);
  return {
    ours: pairs.filter(isOwn).join('&'),
    others: pairs.filter((pair) => !isOwn(pair)).join('&'),
  };
}

/** `href` with the foreign part of `search`; `ownKeys` are an argument, so that browsers need no table. */
export function keepQuery(href: string, search: string, ownKeys: readonly string[]): string {
  const { others } = splitQuery(search.slice(1), ownKeys);
  if (others === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${others}`;
}
