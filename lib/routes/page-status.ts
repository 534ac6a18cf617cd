/** The meta element with a page's status, for the server (docs/decisions/page-status.md). */
export const PAGE_STATUS_META = 'passarela:status';

export const PAGE_STATUSES = [404, 410, 429, 503] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
