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
  /* Everything but Next's own paths, the API, the health check and files. */
  matcher: [
    '/((?!_next/|api/|healthz$|.*\\.(?:ico|png|jpe?g|gif|svg|webp|avif|txt|xml|webmanifest|json|woff2?|mp4|webm|ogg|css|js|map|pdf)$).*)',
  ],
};
