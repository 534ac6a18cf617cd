import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../platform/settings/env.ts';

export const PREVIEW_MS = 60 * 60_000;

type Key = Pick<Env, 'PAYLOAD_SECRET'>;

export type Previewed = 'talent' | 'post';

/** The signed subject: a talent, a post, or a file. The same number never opens two of them. */
type Subject = { talent: number } | { post: number } | { file: string };

const sign = (subject: Subject, until: number, { PAYLOAD_SECRET }: Key): string => {
  const key = createHmac('sha256', PAYLOAD_SECRET).update('preview of drafts').digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([subject, until]))
    .digest('base64url');
};

export const signedUntil = (subject: Subject, until: number, key: Key): string =>
  `${until}.${sign(subject, until, key)}`;

/** Until when (ms) a signature is good for a subject; null when it is not, or no longer at `now`. */
export function goodUntil(
  signature: string,
  { subject, key, now }: { subject: Subject; key: Key; now: number },
): number | null {
  const [, time = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(signature) ?? [];
  const until = Number(time);
  // As text: several texts say the same bytes, and each would be an address of its own.
  const [bytes, expected] = [Buffer.from(given), Buffer.from(sign(subject, until, key))];
  const isSigned = bytes.length === expected.length && timingSafeEqual(bytes, expected);
  return isSigned && until > now ? until : null;
}

const PREFIX = { talent: '', post: 'post.' } as const;

const subjectOf = (kind: Previewed, id: number): Subject =>
  kind === 'talent' ? { talent: id } : { post: id };

/** The `X-Draft-Token` of a talent or a post: `{id}.{until}.{signature}`, of a post `post.{id}.…`. */
export const draftToken = (kind: Previewed, id: number, until: number, key: Key): string =>
  `${PREFIX[kind]}${id}.${signedUntil(subjectOf(kind, id), until, key)}`;

/** Which talent or post a token opens, and until when; null when it opens none of this kind. */
export function readDraftToken(
  token: string,
  { kind, key, now }: { kind: Previewed; key: Key; now: number },
): { id: number; until: number } | null {
  if (!token.startsWith(PREFIX[kind])) return null;
  const [, digits = '', signature = ''] = /^(\d{1,15})\.(.+)$/.exec(token.slice(PREFIX[kind].length)) ?? [];
  const id = Number(digits);
  const until = goodUntil(signature, { subject: subjectOf(kind, id), key, now });
  return until === null ? null : { id, until };
}
