/**
 * The name of the meta element by which a page says that its HTTP status is not 200. The server reads it (server/html-response.ts): a
 * cached page of Next has no other way to answer 410 or 503 (docs/decisions/page-status.md).
 */
export const PAGE_STATUS_META = 'passarela:status';

export const PAGE_STATUSES = [404, 410, 503] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
