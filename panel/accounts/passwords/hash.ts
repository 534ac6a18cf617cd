import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { TooBusy } from '../../platform/errors/too-busy.ts';

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
export const isLegacy = ({ hash }: Stored): boolean => Boolean(hash) && !hash?.startsWith(PREFIX);

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
