import { ENDING_WORKER, OFFLINE_WORKER } from '@/lib/offline/worker';
import { env } from '@/lib/system/env';

export const dynamic = 'force-dynamic';

/** The service worker of the whole site; with copies switched off, one that deletes them and ends. */
export const GET = () =>
  new Response(env().OFFLINE_COPIES ? OFFLINE_WORKER : ENDING_WORKER, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    },
  });
