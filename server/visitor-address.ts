import type { IncomingMessage } from 'node:http';
import { addressOf } from '../lib/forms/sender.ts';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../lib/system/own-server.ts';

/** The last entry is the one that our own proxy added: those before it are the visitor's word. */
const lastHop = (forwarded: string | string[] | undefined) =>
  String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/** Notes the visitor's address on the request: the connection's, or a trusted proxy's (TRUST_PROXY). */
export function noteVisitorAddress(req: IncomingMessage, trustProxy: boolean) {
  const forwarded = trustProxy ? lastHop(req.headers['x-forwarded-for']) : undefined;
  req.headers[VISITOR_ADDRESS_HEADER] = ownHeader(forwarded || req.socket.remoteAddress || 'unknown');
}

export const visitorOf = ({ headers }: IncomingMessage): string =>
  addressOf({ get: (name) => [headers[name]].flat()[0] ?? null });
