import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import type { User } from '../platform/db/payload-types.ts';
import { openText, SealError, sealText } from '../platform/encryption/format.ts';
import { env } from '../platform/settings/env.ts';
import { accountOf } from './accounts.ts';
import { ownCookie } from './pages.ts';

const COOKIE = { name: 'passarela-second-step', path: '/', sameSite: 'Strict' } as const;
const PLACE = 'second-step/ticket';
const GOOD_SECONDS = 600;

const common = { person: z.number(), password: z.string(), until: z.number(), to: z.string() };
const schema = z.discriminatedUnion('purpose', [
  /** The password was right, a code is missing. */
  z.object({ ...common, purpose: z.literal('code') }),
  /** The password was right, and a second step must be set up before there is a session. */
  z.object({ ...common, purpose: z.literal('first'), secret: z.string() }),
  /** Somebody signed in typed the password to set one up, in place of that with the salt `replaces` (empty: none). */
  z.object({ ...common, purpose: z.literal('enrol'), secret: z.string(), replaces: z.string() }),
  z.object({ ...common, purpose: z.literal('codes'), codes: z.array(z.string()) }),
]);

/** A person between two steps: an encrypted cookie for ten minutes, void once the password changes. */
type LoginChallenge = z.infer<typeof schema>;
/** A valid challenge with its account and password: a later read of the account may have another password. */
export type ChallengedAccount = LoginChallenge & { account: User };
type WithoutAdded<T> = T extends unknown ? Omit<T, 'until' | 'password' | 'person'> : never;
/** A challenge's content; owner, end and password are added. */
type NewChallenge = WithoutAdded<LoginChallenge>;

const marked = ({ hash, salt }: User): string => createHash('sha256').update(`${hash} ${salt}`).digest('hex');

/** The cookie of a challenge of this account, good as long as its password is the one in `account`. */
export async function challengeCookie(account: User, given: NewChallenge, now = Date.now()): Promise<string> {
  const challenge = {
    ...given,
    person: account.id,
    until: now + GOOD_SECONDS * 1000,
    password: marked(account),
  };
  return ownCookie(
    COOKIE,
    await sealText(JSON.stringify(challenge), env().PRIVATE_KEYS, PLACE),
    GOOD_SECONDS,
  );
}

export const clearedChallenge = (): string => ownCookie(COOKIE, '', 0);

async function opened(headers: Headers): Promise<unknown> {
  const sealed = parseCookies(headers).get(COOKIE.name);
  if (!sealed) return null;
  try {
    return JSON.parse(await openText(sealed, env().PRIVATE_KEYS, PLACE));
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** The challenge that a request brings; null if there is none that is good. */
export async function challengeOf(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  now = Date.now(),
): Promise<ChallengedAccount | null> {
  const { data: challenge } = schema.safeParse(await opened(headers));
  if (!challenge || challenge.until < now) return null;
  const account = await accountOf(payload, challenge.person);
  return account && marked(account) === challenge.password ? { ...challenge, account } : null;
}
