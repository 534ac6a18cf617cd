import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '../../platform/settings/env.ts';
import { setAccount } from '../accounts.ts';

const TOKEN_BYTES = 32;
/** How long the link of an invitation is good. */
export const INVITATION_HOURS = 48;

/** The hash of a link's token that is stored: reading the database does not open the link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The page on which this person chooses a password, once, within `hours`. It ends the link before. */
export async function oneTimeLink(payload: Payload, user: number, hours: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await setAccount(payload, user, {
    resetPasswordToken: tokenHash(token),
    resetPasswordExpiration: new Date(Date.now() + hours * 3_600_000).toISOString(),
  });
  return `${env().PANEL_ORIGIN}/admin/reset/${token}`;
}
