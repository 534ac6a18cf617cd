import { type NextRequest, NextResponse } from 'next/server';
import { decide } from './lib/backend/decide';
import { splitUrl } from './lib/routes/resolve';
import { readOwnHeader, TYPED_ADDRESS_HEADER } from './lib/system/own-server';

const BUSY = 'Volte em instantes. / Please try again shortly.\n';
const BUSY_HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Retry-After': '5',
  'Cache-Control': 'no-store',
};

/** The typed address: our server asks by one without a visitor's additions (server/resolve-request.ts). */
const typedAddress = ({ headers, url }: NextRequest) =>
  splitUrl(readOwnHeader(headers, TYPED_ADDRESS_HEADER) ?? url.slice(new URL(url).origin.length));

/** Sends every address of a page to its page, to its one address, or to the 404 page of its language. */
export async function middleware(request: NextRequest) {
  const [path, query] = typedAddress(request);
  const decision = await decide(path, query);
  // the page may exist
  if (decision.kind === 'busy') return new NextResponse(BUSY, { status: 503, headers: BUSY_HEADERS });
  const to = new URL(decision.to, request.url);
  if (decision.kind === 'page')
    return NextResponse.rewrite(to, decision.status === 200 ? {} : { status: decision.status });
  const headers = decision.mayChange ? { 'Cache-Control': 'max-age=0, must-revalidate' } : {};
  return NextResponse.redirect(to, { status: 308, headers });
}

export const config = {
  runtime: 'nodejs',
  /* `PAGE_PATHS` (server/resolve-request.ts), as a literal: Next reads it unevaluated. */
  matcher:
    '/((?!_next/(?:static|image)(?:/|$)|api(?:/|$)|(?:feed|sitemaps|social/[^/]+)/[^/]+\\.\\w+$|(?:healthz|readyz|\\.well-known/security\\.txt|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon(?:-[\\w-]+)?\\.(?:svg|png)|apple-touch-icon\\.png|(?:no|broken)-photo\\.svg)$).*)',
};
