/**
 * The paths of the table of screens: all but Next's own, the API and existing files. The matcher of `middleware.ts`
 * repeats it, because Next reads that unevaluated.
 */
export const PAGE_PATHS =
  '/((?!_next/(?:static|image)(?:/|$)|api(?:/|$)|(?:feed|sitemaps|social/[^/]+)/[^/]+\\.\\w+$|(?:healthz|readyz|\\.well-known/security\\.txt|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon(?:-[\\w-]+)?\\.(?:svg|png)|apple-touch-icon\\.png|(?:no|broken)-photo\\.svg)$).*)';
