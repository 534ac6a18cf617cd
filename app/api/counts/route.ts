import { takeCount } from '@/lib/counts/take-count';
import { env } from '@/lib/system/env';

/** A talent was seen or favourited in a browser: 204, whether it counts or not. */
export async function POST(request: Request) {
  await takeCount(request, env().SITE_URL);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
