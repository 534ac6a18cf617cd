import { type NextRequest, NextResponse } from 'next/server';
import { RESOLUTION_HEADER } from './lib/routes/resolution-header';

/** Sends an address where the server decided (DESIGN 4): its page, its canonical form or a 404 page. */
export function middleware(request: NextRequest) {
  const [kind, path = '/'] = (request.headers.get(RESOLUTION_HEADER) ?? '').split(' ');
  const to = new URL(path, request.url);
  if (kind !== 'redirect') return NextResponse.rewrite(to, kind === 'notFound' ? { status: 404 } : {});
  to.search = request.nextUrl.search;
  return NextResponse.redirect(to, 308);
}

export const config = {
  runtime: 'nodejs',
  /* The key must be a literal: Next reads it unevaluated. The server sets the header on addresses of pages only. */
  matcher: [{ source: '/(.*)', has: [{ type: 'header', key: 'x-passarela-resolution' }] }],
};
