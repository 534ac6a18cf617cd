import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Address, takeAddress, withoutJunk } from '@passarela/gate/address';
import { Refused } from '@passarela/gate/refusal';
import { z } from 'zod';
import { isTokenGood, tokenKey } from '../../contract/tokens/token.ts';
import { ADDRESS_HEADER } from '../../platform/http/address-header.ts';
import type { Env } from '../../platform/settings/env.ts';

export const isContract = (url: string): boolean => /^\/(?:panel|integration)\//.test(url);

function hasServiceToken({ headers, url = '' }: IncomingMessage, env: Env): boolean {
  const audience = url.startsWith('/integration/') ? 'integration' : 'panel';
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const check = { audience, key: tokenKey(audience, env), now: Date.now() } as const;
  return token !== undefined && isTokenGood(token, check);
}

/** Whether a request carries a good session of staff, or for a call of the contract a good token of its service. */
export const knownSender =
  (env: Env) =>
  (req: IncomingMessage): boolean =>
    isContract(req.url ?? '') ? hasServiceToken(req, env) : hasSession(req, env.PAYLOAD_SECRET, Date.now());

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

const KEY_CHARS = 32;

const claims = z.object({ exp: z.number() });

/** The token of a session as Payload looks for it: in the header of a program, or in the browser's cookie. */
function tokenOf({ headers }: IncomingMessage): string {
  const [, given] = /^(?:JWT|Bearer) (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [, cookie] = /(?:^|;\s*)payload-token=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  return given ?? cookie ?? '';
}

function expiryOf(payload: string): number {
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).exp;
  } catch {
    return 0;
  }
}

/** Whether a request carries an unexpired session of this panel, without the database, which Payload asks. */
export function hasSession(req: IncomingMessage, secret: string, nowMs: number): boolean {
  const [head = '', payload = '', signature = ''] = tokenOf(req).split('.');
  const key = createHash('sha256').update(secret).digest('hex').slice(0, KEY_CHARS);
  const expected = createHmac('sha256', key).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && expiryOf(payload) > nowMs / 1000;
}
