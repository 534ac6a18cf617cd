import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

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
