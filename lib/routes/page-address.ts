/**
 * Addresses that are decided by the table of screens: all but the API, what the framework serves, and the files that are
 * really there. The middleware's matcher says the same, spelled out, since Next reads it without running it.
 */
const PAGES =
  /^\/((?!_next\/(?:static|image)(?:\/|$)|api(?:\/|$)|(?:feed|sitemaps|social\/[^/]+)\/[^/]+\.\w+$|(?:healthz|\.well-known\/security\.txt|robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|(?:no|broken)-photo\.svg)$).*)$/;

export const isPageAddress = (path: string): boolean => PAGES.test(path);
