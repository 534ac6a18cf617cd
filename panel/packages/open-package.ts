import type { Payload } from 'payload';
import type { Package } from '../platform/db/payload-types.ts';
import type { Env } from '../platform/settings/env.ts';
import { ANYBODY, readLink } from './link.ts';

export type Opened = { stored: Package; recipient: string };
/** Why a link opens nothing: this panel never made it, or it was good once. */
export type Shut = 'unknown' | 'revoked' | 'expired';

/** The package that a link opens at `now` (ms). Read from the database each time: a revocation is final at once. */
export async function openPackage(
  payload: Payload,
  text: string,
  { env, now }: { env: Pick<Env, 'PAYLOAD_SECRET'>; now: number },
): Promise<Opened | Shut> {
  const link = readLink(text, env);
  if (!link) return 'unknown';
  const { id, recipient, version } = link;
  const stored = await payload.findByID({ collection: 'packages', id, depth: 0, disableErrors: true });
  if (!stored || stored.state === 'revoked' || stored.version !== version) return 'revoked';
  const isListed = recipient === ANYBODY || (stored.people ?? []).some((person) => person.id === recipient);
  if (!isListed) return 'revoked';
  return Date.parse(stored.expires_at ?? '') > now ? { stored, recipient } : 'expired';
}
