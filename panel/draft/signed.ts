import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../settings/env.ts';

/** How long the address of a preview is good. */
export const PREVIEW_MS = 60 * 60_000;

type Key = Pick<Env, 'PAYLOAD_SECRET'>;

/** What is signed: a talent, or a file of hers. The same number never opens both. */
export type Subject = { talent: number } | { file: string };

const sign = (subject: Subject, until: number, { PAYLOAD_SECRET }: Key): Buffer => {
  const key = createHmac('sha256', PAYLOAD_SECRET).update('preview of drafts').digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([subject, until]))
    .digest();
};

/** `{until}.{signature}`; `until` in ms. */
export const signedUntil = (subject: Subject, until: number, key: Key): string =>
  `${until}.${sign(subject, until, key).toString('base64url')}`;

/** Until when (ms) a signature is good for a subject; null when it is not, or no longer at `now`. */
export function goodUntil(
  signature: string,
  { subject, key, now }: { subject: Subject; key: Key; now: number },
): number | null {
  const [, time = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(signature) ?? [];
  const until = Number(time);
  const bytes = Buffer.from(given, 'base64url');
  const expected = sign(subject, until, key);
  const isSigned = bytes.length === expected.length && timingSafeEqual(bytes, expected);
  return isSigned && until > now ? until : null;
}

/** The `X-Draft-Token` of a talent (CONTRACT, Optional calls): `{id}.{until}.{signature}`. */
export const draftToken = (talent: number, until: number, key: Key): string =>
  `${talent}.${signedUntil({ talent }, until, key)}`;

/** Which talent a token opens, and until when; null when it opens none. */
export function readDraftToken(
  token: string,
  key: Key,
  now: number,
): { talent: number; until: number } | null {
  const [, id = '', signature = ''] = /^(\d{1,15})\.(.+)$/.exec(token) ?? [];
  const talent = Number(id);
  const until = goodUntil(signature, { subject: { talent }, key, now });
  return until === null ? null : { talent, until };
}
