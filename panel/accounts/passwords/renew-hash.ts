import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../../platform/db/client.ts';
import type { User } from '../../platform/db/payload-types.ts';
import { accountOf } from '../accounts.ts';
import { hashed, isLegacy, isPassword } from './hash.ts';

/** The account whose right password was typed; a hash made with fewer rounds than today's is made anew. */
export async function withRenewedHash(payload: Payload, user: User, password: string): Promise<User> {
  if (!isLegacy(user)) return user;
  const { hash, salt } = await hashed(password);
  const { changed } = await run(
    payload,
    sql`UPDATE users SET hash = ${hash}, salt = ${salt} WHERE id = ${user.id} AND hash = ${user.hash}`,
  );
  if (changed === 1) return { ...user, hash, salt };
  // another sign-in was first, or the password was changed
  const now = await accountOf(payload, user.id);
  return now && (await isPassword(now, password)) ? now : user;
}
