import { PAGE_STATUS_META, PAGE_STATUSES, type PageStatus } from '../lib/routes/page-status.ts';

const META = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(${PAGE_STATUSES.join('|')})"`);

export function readPageStatus(html: string): PageStatus | null {
  const wanted = Number(META.exec(html)?.[1]);
  return PAGE_STATUSES.find((status) => status === wanted) ?? null;
}

const headers: Record<PageStatus, Record<string, string>> = {
  404: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  410: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  429: { 'Cache-Control': 'no-store', 'Retry-After': '600' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '10' },
};

/**
 * The caching of a page with such a status: briefly for a missing thing, not at all for a failure, nor at an address
 * with a secret: an ended package that is extended opens at once. None for other statuses.
 */
export function statusHeaders(status: number, isSecret: boolean): Record<string, string> {
  const known = PAGE_STATUSES.find((each) => each === status);
  if (!known) return {};
  return { ...headers[known], ...(isSecret && { 'Cache-Control': 'no-store' }) };
}
