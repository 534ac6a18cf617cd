import { env } from '@/lib/system/env';
import { readProgram } from '@/lib/system/program';

export const dynamic = 'force-dynamic';

/** The service worker of the whole site; with copies switched off, one that deletes them and ends. */
export const GET = () =>
  new Response(readProgram(env().OFFLINE_COPIES ? 'offline-worker' : 'ending-worker'), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    },
  });
