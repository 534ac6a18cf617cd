import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { text } from '@passarela/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { CollectionBeforeLoginHook, Payload, PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { type Caller, rows, run } from '../platform/db/client.ts';
import { keyIdOfText, openText, SealError, sealText } from '../platform/encryption/format.ts';
import type { SealKeys } from '../platform/encryption/keys.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { env } from '../platform/settings/env.ts';
import type { Stored } from './passwords.ts';

const SECRET_BYTES = 20;
const QUIET_MODULES = 4;
/** Half a minute early or late: the clocks of phones and servers differ. */
const STEPS_OFF = 1;
// every authenticator app understands these (RFC 6238); others ignore some of it
const COMMON = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address by which an app takes the secret in, from a QR code or a link. */
export const keyUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...COMMON, secret, issuer, label }).toString();

export const qrCode = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET_MODULES }))}`;

/** The half minute since 1970 of a code, one early or late at most; null when it is wrong. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...COMMON, secret });
  const off = totp.validate({ token: code, timestamp: now, window: STEPS_OFF });
  return off === null ? null : totp.counter({ timestamp: now }) + off;
}

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
const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** The slow hash of a recovery code for the database, in hex. */
export const hashRecoveryCode = async (code: string, salt: string): Promise<string> =>
  (await derive(normalizeCode(code), salt, HASH_BYTES)).toString('hex');

export const isRecoveryCode = (code: string): boolean => code.length === DIGITS && /^\d+$/.test(code);

const SALT_BYTES = 16;
const stored = z.object({
  person: z.number(),
  secret: z.string(),
  salt: z.string(),
  recovery: z.string(),
});

/** The stored second step of a person. `salt` changes with every change. */
export type SecondStep = z.infer<typeof stored>;

/** A secret is bound to its person: in another's row it does not open. */
const contextOf = (person: number): string => `second-step/${person}`;

export const openSecret = ({ secret, person }: SecondStep): Promise<string> =>
  openText(secret, env().PRIVATE_KEYS, contextOf(person));

const isChanged = async (by: Caller, statement: SQL): Promise<boolean> =>
  (await run(by, statement)).changed === 1;

const stamp = () => sql`updated_at = ${new Date().toISOString()}`;

/** The second step of a person; null if the password alone signs in. */
export async function secondStepOf(by: Caller, person: number): Promise<SecondStep | null> {
  const query = sql`SELECT person, secret, salt, recovery FROM second_steps WHERE person = ${person}`;
  const [first] = await rows(by, query, stored);
  return first ?? null;
}

export const codesLeft = ({ recovery }: SecondStep): number => recovery.split(' ').filter(Boolean).length;

async function freshCodes() {
  const codes = newRecoveryCodes();
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes, salt, recovery: hashes.join(' ') };
}

type New = {
  person: number;
  secret: string;
  step: number;
  /** The salt of the second step that it replaces; empty: none. */
  replaces: string;
  /** For a first one: valid only while the account has this password. */
  password?: Stored;
};

const stillHas = (password: Stored | undefined): SQL =>
  password ? sql`AND hash = ${password.hash} AND salt = ${password.salt}` : sql``;

/** Keeps a confirmed secret and gives recovery codes; null when `replaces` or `password` do not hold any more. */
export async function keepSecondStep(
  payload: Payload,
  { person, secret, step, replaces, password }: New,
): Promise<string[] | null> {
  const { codes, salt, recovery } = await freshCodes();
  const sealed = await sealText(secret, env().PRIVATE_KEYS, contextOf(person));
  const isKept = replaces
    ? await isChanged(
        payload,
        sql`UPDATE second_steps SET secret = ${sealed}, last_step = ${step}, salt = ${salt}, recovery = ${recovery}, ${stamp()}
          WHERE person = ${person} AND salt = ${replaces}`,
      )
    : await isChanged(
        payload,
        sql`INSERT INTO second_steps (person, secret, last_step, salt, recovery)
          SELECT id, ${sealed}, ${step}, ${salt}, ${recovery} FROM users WHERE id = ${person} ${stillHas(password)}
          ON CONFLICT (person) DO NOTHING`,
      );
  return isKept ? codes : null;
}

/** Other recovery codes in place of all that were left; null when the second step changed meanwhile. */
export async function renewCodes(
  payload: Payload,
  { person, salt: before }: SecondStep,
): Promise<string[] | null> {
  const { codes, salt, recovery } = await freshCodes();
  const isKept = await isChanged(
    payload,
    sql`UPDATE second_steps SET salt = ${salt}, recovery = ${recovery}, ${stamp()}
      WHERE person = ${person} AND salt = ${before}`,
  );
  return isKept ? codes : null;
}

/** Uses up the code of a half minute and all before it; false if used. One of two at once passes. */
export const spendStep = (payload: Payload, person: number, step: number): Promise<boolean> =>
  isChanged(
    payload,
    sql`UPDATE second_steps SET last_step = ${step}, ${stamp()} WHERE person = ${person} AND last_step < ${step}`,
  );

/** Uses a recovery code up, by its hash. False when it is none, or was used: of two at once one passes. */
export const spendRecovery = (payload: Payload, person: number, hash: string): Promise<boolean> =>
  isChanged(
    payload,
    sql`UPDATE second_steps SET recovery = replace(recovery, ${hash}, ''), ${stamp()}
      WHERE person = ${person} AND recovery LIKE ${`%${hash}%`}`,
  );

/** From here on the password alone signs this person in; false if it did. */
export const removeSecondStep = (by: Caller, person: number): Promise<boolean> =>
  isChanged(by, sql`DELETE FROM second_steps WHERE person = ${person}`);

/** Whether everybody of the staff needs a second step (`SECOND_STEP=required`). */
export const isSecondStepRequired = (): boolean => env().SECOND_STEP === 'required';

/** At the start, if it is required: ends older sessions of people without one. Returns how many. */
export async function endSessionsWithout(payload: Payload): Promise<number> {
  if (!isSecondStepRequired()) return 0;
  const { changed } = await run(
    payload,
    sql`DELETE FROM users_sessions WHERE _parent_id NOT IN (SELECT person FROM second_steps)`,
  );
  return changed;
}

export const ON_THE_PAGE = text(
  'Esta conta pede um código além da senha. Entre pela página do painel.',
  'This account asks for a code beside the password. Sign in on the panel’s page.',
);

export const needsSecondStep = async (req: PayloadRequest, person: number): Promise<boolean> =>
  isSecondStepRequired() || (await secondStepOf(req, person)) !== null;

/** Runs before each session that Payload itself makes after a password; sign-in.ts makes its own. */
export const guardLogin: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (await needsSecondStep(req, user.id)) throw refusalFor(req, ON_THE_PAGE, 403);
};

const row = z.object({ person: z.number(), secret: z.string() });

/** Encrypts a secret with the first key; null if it is so already. Throws a SealError. */
async function rotated(secret: string, keys: SealKeys, place: string): Promise<string | null> {
  if (keyIdOfText(secret) === keys[0].id) return null;
  return sealText(await openText(secret, keys, place), keys, place);
}

/** Encrypts every secret of a second step with the first key, beside the running panel. */
export async function rotateSecrets(
  payload: Payload,
  keys: SealKeys,
): Promise<{ changed: number; kept: number; closed: number }> {
  const count = { changed: 0, kept: 0, closed: 0 };
  const found = await rows(payload, sql`SELECT person, secret FROM second_steps`, row);
  for (const { person, secret } of found) {
    try {
      const fresh = await rotated(secret, keys, contextOf(person));
      if (fresh !== null) {
        // only the secret that was read: the person may have set up another one meanwhile
        await run(
          payload,
          sql`UPDATE second_steps SET secret = ${fresh} WHERE person = ${person} AND secret = ${secret}`,
        );
      }
      count[fresh === null ? 'kept' : 'changed'] += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      count.closed += 1;
    }
  }
  return count;
}
