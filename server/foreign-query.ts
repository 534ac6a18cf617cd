import type { IncomingMessage } from 'node:http';
import { isOwnPair } from '../lib/routes/keep-query.ts';
import { resolve } from '../lib/routes/resolve.ts';

/** Next asks itself for a page's data by this name. */
const OF_NEXT = '_rsc';
const NOT_PAGES = /^\/(?:_next|api)\//;
const LISTS = ['talents', 'blog'];

/** The parts of a query that make a difference: letter and page of a list, also such as no list has, and Next's own. */
function keptOf(path: string, search: string): string[] | null {
  const found = resolve(path, search);
  if (found.kind === 'redirect') return null;
  const isRead = found.kind === 'notFound' || LISTS.includes(found.place.screen);
  return search
    .slice(1)
    .split('&')
    .filter((pair) => pair.startsWith(`${OF_NEXT}=`) || (isRead && isOwnPair(pair)));
}

/**
 * Takes out of a page's address what no page reads (utm_…, ids, a token of a mail) before Next sees it, which writes the
 * address of whoever comes first into the page that it keeps for all. The browser still has it. Redirects keep theirs.
 */
export function dropForeignQuery(req: IncomingMessage) {
  const [path = '/', query] = (req.url ?? '/').split(/\?(.*)/s);
  if (query === undefined || NOT_PAGES.test(path) || !/^(?:GET|HEAD)$/.test(req.method ?? '')) return;
  const kept = keptOf(path, `?${query}`);
  if (kept) req.url = kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
