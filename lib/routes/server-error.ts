/** What stands in the built 500 page for the ways out of it, which the server fills in (server/server-error.ts). */
export const TEMPLATE_LINKS = { back: '/-/back', retry: '/-/retry' };
