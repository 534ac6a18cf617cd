import { text } from '@passarela/contract/text';
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import type { User } from '../../platform/db/payload-types.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import type { Limit } from '../../platform/limits/shared-limits.ts';
import { countTry, sharedTries } from '../../platform/limits/tries.ts';
import { accountOf } from '../accounts.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { sessionOf } from '../sessions/session-of.ts';
import { checkPassword, fieldError } from './check-password.ts';
import { isPassword } from './hash.ts';

/** In a save's context: whether it brings a new password. */
const PASSWORD_IS_NEW = 'passwordIsNew';
const WRONG_TRIES: Limit = { bucket: 'current-password', allowed: 10, windowMs: 15 * 60_000 };

const WORDS = {
  missing: text('Digite a sua senha atual.', 'Type your current password.'),
  wrong: text('Esta não é a sua senha atual.', 'This is not your current password.'),
  wait: text('Muitas tentativas. Espere 15 minutos.', 'Too many tries. Wait 15 minutes.'),
};

/** The problem of the typed current password; null for none, or without a session. */
export async function currentPasswordProblem(
  req: PayloadRequest,
  given: unknown,
): Promise<keyof typeof WORDS | null> {
  if (!req.user) return null;
  if (typeof given !== 'string' || given === '') return 'missing';
  const key = String(req.user.id);
  const { seconds, undo } = await countTry(sharedTries(req.payload), [[WRONG_TRIES, key]], Date.now());
  if (seconds > 0) return 'wait';
  const own = await accountOf(req, req.user.id);
  if (!own || !(await isPassword(own, given))) return 'wrong';
  await undo();
  return null;
}

/** Throws, at its field, unless the signed-in person typed their own current password. */
export async function requireCurrentPassword(req: PayloadRequest, given: unknown): Promise<void> {
  const problem = await currentPasswordProblem(req, given);
  if (problem) throw fieldError('currentPassword', messageFor(req, WORDS[problem]));
}

/** A new password obeys the rules; changing a password or an address needs one's own current password. */
export const guardAccount: CollectionBeforeValidateHook<User> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const { currentPassword, ...rest } = data;
  const isPasswordNew = typeof rest.password === 'string' && rest.password !== '';
  context[PASSWORD_IS_NEW] = isPasswordNew;
  if (typeof rest.password === 'string' && isPasswordNew) {
    checkPassword(req, rest.password, {
      email: rest.email ?? originalDoc?.email,
      name: rest.name ?? originalDoc?.name,
    });
  }
  const isAddressNew = rest.email !== undefined && rest.email.trim().toLowerCase() !== originalDoc?.email;
  if (operation === 'update' && (isPasswordNew || isAddressNew))
    await requireCurrentPassword(req, currentPassword);
  return rest;
};

/** A new address or password ends the person's other sessions. */
export const endOthers: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const isPasswordNew = context[PASSWORD_IS_NEW] === true;
  if (operation !== 'update' || (previousDoc.email === doc.email && !isPasswordNew)) return;
  await endSessions(req, doc.id, req.user?.id === doc.id ? sessionOf(req) : '');
};
