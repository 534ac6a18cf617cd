/** Placeholders in the built 500 page for its links, filled in by the server (server/server-error.ts). */
export const TEMPLATE_LINKS = { back: '/-/back', retry: '/-/retry' };
