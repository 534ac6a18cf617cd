/** Placeholders in the built 500 page for its links, filled in by the server (server/server-error.ts). */
export const TEMPLATE_LINKS = { back: '/-/back', retry: '/-/retry' };

/** The agency's name in a page that the build renders: it is a setting, which the server knows. */
export const TEMPLATE_AGENCY = '--agency--';
