import type { IncomingMessage } from 'node:http';
import { type Address, takeAddress, withoutJunk } from '@passarela/gate/address';
import { Refused } from '@passarela/gate/refusal';
import { ADDRESS_HEADER } from '../../platform/http/address-header.ts';

/** Notes the caller's address: the socket's, or the last that a trusted proxy added; never the caller's header. */
export function noteAddress(request: IncomingMessage, trustProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for'];
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  const address = trustProxy && last ? last : request.socket.remoteAddress;
  request.headers[ADDRESS_HEADER] = address ?? 'unknown';
}

const isScreen = (path: string) => /^\/admin(?:\/|$)/.test(path);

/** Leaves the one address in `request.url`; that of a screen loses the signs that chats leave behind a link. */
export function takeOwnAddress(request: IncomingMessage): Address | Refused {
  const address = takeAddress(request);
  if (address instanceof Refused) return address;
  const path = withoutJunk(address.path);
  if (path === address.path || !isScreen(path)) return address;
  request.url = address.url.replace(address.path, path);
  return { ...address, path, url: request.url, isExact: false };
}
