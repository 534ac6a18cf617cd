/** The paths of screens: not Next's own, the API and files. `middleware.ts` repeats it: Next reads it unevaluated. */
export const PAGE_PATHS =
  '/((?!_next/(?:static|image)(?:/|$)|api(?:/|$)|(?:feed|sitemaps|social/[^/]+)/[^/]+\\.\\w+$|(?:healthz|readyz|\\.well-known/security\\.txt|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon(?:-[\\w-]+)?\\.(?:svg|png)|apple-touch-icon\\.png|(?:no|broken)-photo\\.svg)$).*)';
