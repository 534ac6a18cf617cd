import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

// as Payload 3.90 stores passwords (auth/strategies/local/generatePasswordSaltHash.js)
const PREFIX = 'pbkdf2-sha256-v1:';
const CURRENT = { iterations: 600_000, bytes: 32 };
const LEGACY = { iterations: 25_000, bytes: 512 };
const SALT_BYTES = 32;

const derive = (password: string, salt: string, { iterations, bytes }: typeof CURRENT): Promise<Buffer> =>
  promisify(pbkdf2)(password, salt, iterations, bytes, 'sha256');

export type Stored = { hash?: string | null | undefined; salt?: string | null | undefined };

export async function isPassword({ hash, salt }: Stored, password: string): Promise<boolean> {
  if (!hash || !salt) return false;
  const isCurrent = hash.startsWith(PREFIX);
  const expected = Buffer.from(isCurrent ? hash.slice(PREFIX.length) : hash, 'hex');
  const given = await derive(password, salt, isCurrent ? CURRENT : LEGACY);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Works as long as comparing a password does, for an account that does not exist. */
export async function asLongAsAPassword(password: string): Promise<void> {
  await derive(password, randomBytes(SALT_BYTES).toString('hex'), CURRENT);
}
