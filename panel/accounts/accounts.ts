import { createHmac, randomBytes } from 'node:crypto';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { type Caller, inside, isPossibleId, payloadOf } from '../platform/db/client.ts';
import type { User } from '../platform/db/payload-types.ts';
import { KEEP_ONE_ADMIN, refusalFor } from '../platform/errors/refusal.ts';
import { env } from '../platform/settings/env.ts';

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
export async function writeAccountPastHooks(
  payload: Payload,
  id: number,
  data: Partial<User>,
): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data, returning: false });
}

/** A key for one purpose, made of the panel's secret (`PAYLOAD_SECRET`). */
export const keyFor = (purpose: string): Buffer =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`staff ${purpose}`).digest();

/** A key for an e-mail address that does not reveal it. */
export const accountKey = (email: string): string =>
  createHmac('sha256', keyFor('account')).update(email.trim().toLowerCase()).digest('base64url');

async function refuseWithoutOther(req: PayloadRequest, id: number | string): Promise<void> {
  const others = await req.payload.db.find<{ hash?: string | null }>({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    pagination: false,
    req,
  });
  // who was invited and has no password yet cannot help anybody
  if (!others.docs.some(({ hash }) => Boolean(hash))) throw refusalFor(req, KEEP_ONE_ADMIN, 409);
}

/** Refuses, with a message, to remove the only administrator; a trigger also holds against two requests at once. */
export const keepRole: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const leaves =
    operation === 'update' && originalDoc?.role === 'admin' && (data.role ?? 'admin') !== 'admin';
  if (leaves) await refuseWithoutOther(req, originalDoc.id);
};

export const keepAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await accountOf(req, Number(id));
  if (user?.role === 'admin') await refuseWithoutOther(req, id);
};
