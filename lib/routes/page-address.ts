/** Addresses that the table of screens decides. The middleware's matcher repeats this: Next reads it unevaluated. */
const PAGES =
  /^\/((?!_next\/(?:static|image)(?:\/|$)|api(?:\/|$)|(?:feed|sitemaps|social\/[^/]+)\/[^/]+\.\w+$|(?:healthz|\.well-known\/security\.txt|robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|(?:no|broken)-photo\.svg)$).*)$/;

export const isPageAddress = (path: string): boolean => PAGES.test(path);
