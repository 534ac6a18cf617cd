import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from '../http/address-header.ts';

/**
 * The caller's address: the socket's own, or behind a trusted proxy the last one that the proxy added.
 * What the caller wrote into the header itself is always overwritten.
 */
export function noteAddress(request: IncomingMessage, trustProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for'];
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  const address = trustProxy && last ? last : request.socket.remoteAddress;
  request.headers[ADDRESS_HEADER] = address ?? 'unknown';
}
