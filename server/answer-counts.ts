import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { takeCount } from '../lib/counts/take-count.ts';

const ADDRESS = '/api/counts';

/**
 * A talent was seen or favourited in a browser: 204, whether it counts or not. Answered before Next, which took nine times
 * the work of the page itself. False for other addresses.
 */
export async function answerCounts(
  req: IncomingMessage,
  res: ServerResponse,
  siteUrl: string,
): Promise<boolean> {
  if (req.method !== 'POST' || req.url !== ADDRESS) return false;
  const named = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
  await takeCount({ headers: new Headers(named), json: () => json(req) }, siteUrl);
  res.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  return true;
}
