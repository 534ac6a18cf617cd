/** The meta element that tells the server a page's status (server/html-response.ts, docs/decisions/page-status.md). */
export const PAGE_STATUS_META = 'passarela:status';

export const PAGE_STATUSES = [404, 410, 503] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
