import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type Caller, rows, run } from '../../platform/db/client.ts';
import { openText, sealText } from '../../platform/encryption/encrypted-text.ts';
import { env } from '../../platform/settings/env.ts';
import type { Stored } from '../passwords/hash.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

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
export const contextOf = (person: number): string => `second-step/${person}`;

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
