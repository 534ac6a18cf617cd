import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const CODES = 10;
const DIGITS = 12;
const HASH_BYTES = 32;
const derive = promisify<string, string, number, Buffer>(scrypt);

/** A code as it is compared: people type spaces and hyphens, or none. */
export const normalizeCode = (given: string): string => given.replaceAll(/[\s-]/g, '');

/** Digits alone, so that the keyboard of a phone that asks for the app's code does for these too. */
const newCode = (): string =>
  String(randomInt(10 ** DIGITS))
    .padStart(DIGITS, '0')
    .replace(/(\d{4})(\d{4})(\d{4})/, '$1-$2-$3');

/** Ten codes for the day the phone is lost, in their visible form. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** The slow hash of a recovery code for the database, in hex. */
export const hashRecoveryCode = async (code: string, salt: string): Promise<string> =>
  (await derive(normalizeCode(code), salt, HASH_BYTES)).toString('hex');

export const isRecoveryCode = (code: string): boolean => code.length === DIGITS && /^\d+$/.test(code);
