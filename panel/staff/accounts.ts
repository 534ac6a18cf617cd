import type { Payload, Where } from 'payload';
import type { User } from '../db/payload-types.ts';

/** An account as it is stored, password hash included; null where there is none. */
export const accountWhere = (payload: Payload, where: Where): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where });

export const accountOf = (payload: Payload, id: number): Promise<User | null> =>
  accountWhere(payload, { id: { equals: id } });

/** The account of an address, whatever its capitals. */
export const accountByEmail = (payload: Payload, email: string): Promise<User | null> =>
  accountWhere(payload, { email: { equals: email.trim().toLowerCase() } });
