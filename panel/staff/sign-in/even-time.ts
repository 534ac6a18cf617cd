import { pbkdf2, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

// what Payload 3.90 does for a password that it compares (generatePasswordSaltHash.js)
const ITERATIONS = 600_000;
const KEY_BYTES = 32;
const SALT_BYTES = 32;
const STEP_MS = 500;

/** Works as long as comparing a password does, for an account that does not exist. */
export async function asLongAsAPassword(password: string): Promise<void> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  await promisify(pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
}

/** Waits for the next full half second since `started` (`performance.now()`): small differences are not to be measured. */
export async function untilFullStep(started: number): Promise<void> {
  await pause(STEP_MS - ((performance.now() - started) % STEP_MS));
}
