import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fold } from '@passarela/contract/slug';
import { text } from '@passarela/contract/text';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { sql } from 'drizzle-orm';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { run } from '../platform/db/client.ts';
import type { User } from '../platform/db/payload-types.ts';
import { messageFor, TooBusy } from '../platform/errors/refusal.ts';
import type { Limit } from '../platform/limits/shared-limits.ts';
import { countTry, sharedTries } from '../platform/limits/tries.ts';
import { accountOf } from './accounts.ts';
import { endSessions, sessionOf } from './sessions.ts';

const MIN_CHARS = 12;
const MIN_DIFFERENT = 5;
const OWN_WORD_CHARS = 4;
/** A password must have this much beside the person's own name or address. */
const BESIDE_OWN_WORD = 8;
const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyzabcdef', 'qwertyuiopasdfghjklzxcvbnm'];
const OWN_COMMON = ['mudar', 'agencia', 'modelo', 'passarela', 'trocar', 'bemvindo', 'painel'];
const LOOKS_LIKE: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const common = new Set([...dictionary['passwords-common'].map(String), ...OWN_COMMON]);

type PasswordProblem = 'short' | 'common' | 'personal';

type Whose = { email?: string | null | undefined; name?: string | null | undefined };

const plain = (word: string): string => fold(word.normalize('NFKC'));
const withoutEnds = (word: string): string => word.replace(/^[^a-z]+|[^a-z]+$/g, '');
const readAsLetters = (word: string): string =>
  word.replace(/[013457@$!]/g, (sign) => LOOKS_LIKE[sign] ?? sign);

/** The part that a word repeats: `senhasenha` gives `senha`. */
function onceOf(word: string): string {
  const period = `${word}${word}`.indexOf(word, 1);
  return word.slice(0, period);
}

function isCommon(word: string): boolean {
  const row = [...word].reverse().join('');
  if (ROWS.some((keys) => keys.includes(word) || keys.includes(row))) return true;
  if (new Set(word).size < MIN_DIFFERENT) return true;
  const forms = [word, onceOf(word), withoutEnds(word), withoutEnds(readAsLetters(withoutEnds(word)))];
  return forms.some((form) => form !== '' && (common.has(form) || common.has(onceOf(form))));
}

function isPersonal(word: string, { email, name }: Whose): boolean {
  const own = [email?.split('@')[0], ...(name ?? '').split(/\s+/)];
  return own
    .map((part) => plain(part ?? ''))
    .some(
      (part) =>
        part.length >= OWN_WORD_CHARS && word.includes(part) && word.length - part.length < BESIDE_OWN_WORD,
    );
}

/** The reason against a password, or null: 12 characters, no common one in disguise, no own name or address. */
export function passwordProblem(password: string, whose: Whose = {}): PasswordProblem | null {
  if ([...password].length < MIN_CHARS) return 'short';
  const word = plain(password);
  if (isCommon(word)) return 'common';
  return isPersonal(word, whose) ? 'personal' : null;
}

const REASONS: Record<PasswordProblem, ReturnType<typeof text>> = {
  short: text(
    'Use pelo menos 12 caracteres. Três ou quatro palavras servem bem.',
    'Use at least 12 characters. Three or four words do well.',
  ),
  common: text(
    'Esta senha é fácil de adivinhar. Use três ou quatro palavras suas.',
    'This password is easy to guess. Use three or four words of your own.',
  ),
  personal: text(
    'Não use o seu nome nem o seu e-mail na senha.',
    'Do not use your name or your e-mail address in the password.',
  ),
};

/** An error at a field of the account's form. */
const fieldError = (path: string, message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ path, message }] });

export function checkPassword(req: PayloadRequest, password: string, whose: Whose): void {
  const problem = passwordProblem(password, whose);
  if (problem) throw fieldError('password', messageFor(req, REASONS[problem]));
}

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

// as Payload 3.90 stores passwords (auth/strategies/local/generatePasswordSaltHash.js)
const PREFIX = 'pbkdf2-sha256-v1:';
const CURRENT = { iterations: 600_000, bytes: 32 };
const LEGACY = { iterations: 25_000, bytes: 512 };
const SALT_BYTES = 32;

/** A hash uses half a second of a core and one of Node's four threads: a flood of sign-ins must leave some. */
const AT_ONCE = 2;
const WAITING = 20;
const turns = bulkhead(AT_ONCE, WAITING);
const signIns = bulkhead(AT_ONCE + WAITING, 0);

async function orTooBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new TooBusy() : error;
  }
}

/** Runs a whole sign-in if a slot is free; throws `TooBusy` before anything is read or counted. */
export const whenFree = <T>(signIn: () => Promise<T>): Promise<T> => orTooBusy(signIns.execute(signIn));

/** Throws `TooBusy` if twenty wait already. */
const derive = (password: string, salt: string, { iterations, bytes }: typeof CURRENT): Promise<Buffer> =>
  orTooBusy(turns.execute(() => promisify(pbkdf2)(password, salt, iterations, bytes, 'sha256')));

export type Stored = { hash?: string | null | undefined; salt?: string | null | undefined };

/** Whether a stored hash was made with fewer rounds than are made today. */
const isLegacy = ({ hash }: Stored): boolean => Boolean(hash) && !hash?.startsWith(PREFIX);

export async function isPassword(stored: Stored, password: string): Promise<boolean> {
  const { hash, salt } = stored;
  if (!hash || !salt) return false;
  const given = await derive(password, salt, isLegacy(stored) ? LEGACY : CURRENT);
  const expected = Buffer.from(isLegacy(stored) ? hash : hash.slice(PREFIX.length), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A password as it is stored: its hash and the random salt that it was made with. */
export async function hashed(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, hash: `${PREFIX}${(await derive(password, salt, CURRENT)).toString('hex')}` };
}

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
