import { randomBytes } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { type Caller, inside, payloadOf } from '../platform/db/client.ts';
import type { User } from '../platform/db/payload-types.ts';
import { isPossibleId } from '../platform/db/possible-id.ts';

const PASSWORD_BYTES = 24;

/** An account as it is stored, password hash included; null if there is none. */
export const accountWhere = (by: Caller, where: Where): Promise<User | null> =>
  payloadOf(by).db.findOne<User>({ collection: 'users', where, ...inside(by) });

/** Null for what is no id too: a form draws the cell of a list as well, without a row. */
export const accountOf = async (by: Caller, id: number): Promise<User | null> =>
  isPossibleId(id) ? accountWhere(by, { id: { equals: id } }) : null;

/** The account of an address, whatever its capitals. PostgreSQL fails at a text with NUL, which no account has. */
export const accountByEmail = async (payload: Payload, email: string): Promise<User | null> =>
  email.includes('\u0000') ? null : accountWhere(payload, { email: { equals: email.trim().toLowerCase() } });

/** A random password, for an account whose person chooses one by a link. */
export const unknownPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

/** Writes fields of an account past its hooks. */
export async function setAccount(payload: Payload, id: number, data: Partial<User>): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data, returning: false });
}
