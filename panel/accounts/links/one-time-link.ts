import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '../../platform/settings/env.ts';
import type { Caller } from '../../platform/db/client.ts';
import type { User } from '../../platform/db/payload-types.ts';
import { accountWhere, setAccount } from '../accounts.ts';

const TOKEN_BYTES = 32;
/** How long the link of an invitation is good. */
export const INVITATION_HOURS = 48;

/** The hash of a link's token that is stored: reading the database does not open the link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The page that a link leads to; its token follows. */
export const RESET_PAGE = '/admin/reset';

/** The account, as it is stored, whose password a link's token may set now; null once it was used or is too old. */
export const accountOfLink = (by: Caller, token: string): Promise<User | null> =>
  accountWhere(by, {
    and: [
      { resetPasswordToken: { equals: tokenHash(token) } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  });

/** The page on which this person chooses a password, once, within `hours`. It ends the link before. */
export async function oneTimeLink(payload: Payload, user: number, hours: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await setAccount(payload, user, {
    resetPasswordToken: tokenHash(token),
    resetPasswordExpiration: new Date(Date.now() + hours * 3_600_000).toISOString(),
  });
  return `${env().PANEL_ORIGIN}${RESET_PAGE}/${token}`;
}
