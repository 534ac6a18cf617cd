import { getPayload } from 'payload';
import { doorOf } from '../../../db/door.ts';
import { log } from '../../../log/log.ts';
import config from '../../../payload.config.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await doorOf(await getPayload({ config })).version();
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    log('error', 'healthz', error);
    return Response.json({ status: 'down' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
}
