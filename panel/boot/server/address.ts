import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from '../../platform/http/address-header.ts';

/** Notes the caller's address: the socket's, or the last that a trusted proxy added; never the caller's header. */
export function noteAddress(request: IncomingMessage, trustProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for'];
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  const address = trustProxy && last ? last : request.socket.remoteAddress;
  request.headers[ADDRESS_HEADER] = address ?? 'unknown';
}
