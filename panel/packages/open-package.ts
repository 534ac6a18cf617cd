import type { Payload } from 'payload';
import type { Package } from '../platform/db/payload-types.ts';
import type { Env } from '../platform/settings/env.ts';
import { isOver } from './expiry.ts';
import { ANYBODY, readLink } from './link.ts';
import { isPassed, splitPass } from './passcode.ts';
import { withoutUnread } from './unread.ts';

export type Opened = { stored: Package; recipient: string };
/** Why a link opens nothing: this panel never made it, it was good once, or its passcode was not typed. */
export type Shut = 'unknown' | 'revoked' | 'expired' | 'locked';
type Now = { env: Pick<Env, 'PAYLOAD_SECRET'>; now: number };

/** The package of a link, its passcode aside. Read from the database each time: a revocation is final at once. */
export async function findPackage(
  payload: Payload,
  text: string,
  { env, now }: Now,
): Promise<Opened | Exclude<Shut, 'locked'>> {
  const link = readLink(text, env);
  if (!link) return 'unknown';
  const { id, recipient, version } = link;
  const stored = await payload.findByID({ collection: 'packages', id, depth: 0, disableErrors: true });
  if (!stored || stored.state === 'revoked' || stored.version !== version) return 'revoked';
  const isListed = recipient === ANYBODY || (stored.people ?? []).some((person) => person.id === recipient);
  if (!isListed) return 'revoked';
  return isOver(stored.expires_at, now) ? 'expired' : { stored, recipient };
}

/** The package that a link opens at `now` (ms), as its client may know it; a passcode asks for a link with its pass. */
export async function openPackage(payload: Payload, text: string, at: Now): Promise<Opened | Shut> {
  const { link, pass } = splitPass(text);
  const found = await findPackage(payload, link, at);
  if (typeof found === 'string') return found;
  const { passcode_hash: hash } = found.stored;
  if (hash && !isPassed(pass, hash, at.now, at.env)) return 'locked';
  return { ...found, stored: await withoutUnread(payload, found.stored, at.now) };
}
