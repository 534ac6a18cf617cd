import { type NextRequest, NextResponse } from 'next/server';
import { resolve } from './lib/routes/resolve';

/** Sends every address to its page, its canonical form or the 404 page of its language (DESIGN 4). */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const resolution = resolve(pathname, search);
  const to = new URL(resolution.to, request.url);
  if (resolution.kind === 'redirect') return NextResponse.redirect(to, resolution.status);
  return NextResponse.rewrite(to, resolution.kind === 'notFound' ? { status: 404 } : {});
}

export const config = {
  runtime: 'nodejs',
  /* Everything but the API and the files that are really there: an address that only looks like a file is a page's. */
  matcher: [
    '/((?!_next/(?:static|image)(?:/|$)|api(?:/|$)|(?:feed|sitemaps|social/[^/]+)/[^/]+\\.\\w+$|(?:healthz|\\.well-known/security\\.txt|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon(?:-[\\w-]+)?\\.(?:svg|png)|apple-touch-icon\\.png|(?:no|broken)-photo\\.svg)$).*)',
  ],
};
