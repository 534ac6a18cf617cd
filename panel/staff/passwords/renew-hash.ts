import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../../db/door.ts';
import type { User } from '../../db/payload-types.ts';
import { hashed, isLegacy } from './hash.ts';

/** The account whose right password was typed; a hash made with fewer rounds than today's is made anew. */
export async function withRenewedHash(payload: Payload, user: User, password: string): Promise<User> {
  if (!isLegacy(user)) return user;
  const { hash, salt } = await hashed(password);
  // unless the password was changed meanwhile
  const { changed } = await run(
    payload,
    sql`UPDATE users SET hash = ${hash}, salt = ${salt} WHERE id = ${user.id} AND hash = ${user.hash}`,
  );
  return changed === 1 ? { ...user, hash, salt } : user;
}
