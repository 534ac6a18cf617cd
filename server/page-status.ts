import { PAGE_STATUS_META, PAGE_STATUSES, type PageStatus } from '../lib/routes/page-status.ts';

const META = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(${PAGE_STATUSES.join('|')})"`);

export function readPageStatus(html: string): PageStatus | null {
  const wanted = Number(META.exec(html)?.[1]);
  return PAGE_STATUSES.find((status) => status === wanted) ?? null;
}

/** The caching of such a page: briefly for a missing thing, not at all for a failure. */
export const statusHeaders: Record<PageStatus, Record<string, string>> = {
  404: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  410: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  429: { 'Cache-Control': 'no-store', 'Retry-After': '600' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '10' },
};
