export const dynamic = 'force-dynamic';

/** The process is up. The services are not checked: the site works without them. */
export function GET() {
  return new Response('ok', { headers: { 'Cache-Control': 'no-store' } });
}
