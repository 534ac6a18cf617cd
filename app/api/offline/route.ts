import { ENDING_WORKER, OFFLINE_WORKER } from '@/lib/offline/worker';
import { env } from '@/lib/system/env';

export const dynamic = 'force-dynamic';

/** The service worker of the whole site; where copies are switched off, one that ends those there are, and a header that says so. */
export function GET() {
  const areKept = env().OFFLINE_COPIES;
  return new Response(areKept ? OFFLINE_WORKER : ENDING_WORKER, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      ...(!areKept && { 'x-copies-end': '1' }),
    },
  });
}
