import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import onHeaders from 'on-headers';
import { sharedState } from '../lib/system/own-server.ts';
import { routeOf } from './resolve-request.ts';

/**
 * Answers 400 if Next answers 500 to an unreadable form (`lib/system/unreadable-body.ts`): the sender's fault,
 * without an alarm. Any other 500 stays one.
 */
export function blameMalformedActions(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'POST' || routeOf(req) === null) return;
  const id = String(req.headers[REQUEST_ID_HEADER]);
  const { posted } = sharedState();
  posted.set(id, 'readable');
  res.once('close', () => posted.delete(id));
  onHeaders(res, () => {
    if (res.statusCode === 500 && posted.get(id) === 'unreadable') res.statusCode = 400;
  });
}
