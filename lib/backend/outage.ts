/** The tag of pages that had nothing to show, and how long the server keeps them (server/page-cache.ts). */
export const OUTAGE_TAG = 'outage';
export const OUTAGE_LIFE_S = 10;
