import { getPayload } from 'payload';
import config from '../../../payload.config.ts';
import { clientOf } from '../../../platform/db/client.ts';
import { log } from '../../../platform/log/log.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await clientOf(await getPayload({ config })).version();
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    log('error', 'healthz', error);
    return Response.json({ status: 'down' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
}
