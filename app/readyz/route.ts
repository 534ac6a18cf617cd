import { isStopping } from '@passarela/gate/stop';

export const dynamic = 'force-dynamic';

/** 200 while this instance accepts requests, 503 once the process is stopping. */
export function GET() {
  const status = isStopping() ? 503 : 200;
  return new Response(status === 200 ? 'ready' : 'stopping', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
