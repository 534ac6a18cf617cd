export const dynamic = 'force-dynamic';

/** The process is up; says nothing about the services, without which the site goes on. */
export function GET() {
  return new Response('ok', { headers: { 'Cache-Control': 'no-store' } });
}
