import { setTimeout as pause } from 'node:timers/promises';
import { AuthenticationError, type PayloadRequest, ValidationError } from 'payload';
import type { User } from '../../platform/db/payload-types.ts';
import { sharedTries } from '../../platform/limits/tries.ts';
import { accountByEmail } from '../accounts.ts';
import { hashed, isPassword, whenFree } from '../passwords/hash.ts';
import { withRenewedHash } from '../passwords/renew-hash.ts';
import { needsSecondStep } from '../second-step/guard-login.ts';
import { challengeCookie } from '../second-step/login-challenge.ts';
import { secondStepOf } from '../second-step/store.ts';
import { newSecret } from '../second-step/totp.ts';
import { countSignIn } from '../tries/sign-in-limits.ts';
import { tryOf } from '../tries/who-tries.ts';
import { greet, type Opened, openSession } from './open-session.ts';

const STEP_MS = 500;

type Input = { email: string; password: string; to: string };
/** The ticket's purpose: typing a code, or setting up the second step first. */
type Purpose = 'code' | 'first';
type Challenged = { challenge: string; purpose: Purpose };

export type FirstStep =
  | { is: 'in'; opened: Opened; cookies: string[] }
  | { is: 'second-step'; purpose: Purpose; cookies: string[] }
  | { is: 'wait'; seconds: number };

async function ticketFor(req: PayloadRequest, account: User, to: string): Promise<Challenged> {
  const own = await secondStepOf(req.payload, account.id);
  if (own) return { purpose: 'code', challenge: await challengeCookie(account, { purpose: 'code', to }) };
  const secret = newSecret();
  return { purpose: 'first', challenge: await challengeCookie(account, { purpose: 'first', to, secret }) };
}

const missing = ({ t }: PayloadRequest, path: 'email' | 'password') =>
  new ValidationError({ collection: 'users', errors: [{ path, message: t('validation:required') }] });

/** The account with this address and password; throws 400 if one of the two is missing, 401 if they do not fit. */
async function accountFor(req: PayloadRequest, { email, password }: Input): Promise<User> {
  if (!email.trim()) throw missing(req, 'email');
  if (!password.trim()) throw missing(req, 'password');
  const stored = await accountByEmail(req.payload, email);
  // an account that does not exist costs the same work
  if (!stored?.hash) await hashed(password);
  if (!stored || !(await isPassword(stored, password))) throw new AuthenticationError(req.t);
  return withRenewedHash(req.payload, stored, password);
}

async function pass(req: PayloadRequest, given: Input): Promise<Opened | Challenged> {
  const user = await accountFor(req, given);
  if (await needsSecondStep(req, user.id)) return ticketFor(req, user, given.to);
  const opened = await openSession(req.payload, user, 'password');
  if (!opened) throw new AuthenticationError(req.t);
  return opened;
}

async function passOrFailEvenly(req: PayloadRequest, given: Input) {
  const started = performance.now();
  try {
    return await pass(req, given);
  } catch (error) {
    // until the next full half second: small differences are not to be measured
    await pause(STEP_MS - ((performance.now() - started) % STEP_MS));
    throw error;
  }
}

async function countedStep(req: PayloadRequest, given: Input): Promise<FirstStep> {
  const now = Date.now();
  const who = tryOf(req, given.email, now);
  const { seconds, undo } = await countSignIn(sharedTries(req.payload), who, now);
  if (seconds > 0) return { is: 'wait', seconds };
  const passed = await passOrFailEvenly(req, given);
  await undo();
  if ('challenge' in passed)
    return { is: 'second-step', purpose: passed.purpose, cookies: [passed.challenge] };
  return { is: 'in', opened: passed, cookies: await greet(req, passed, who, now) };
}

/**
 * Signs in, or gives a ticket to the second step: the same answer in the same time, with an account or without
 * (docs/decisions/staff-accounts.md). Throws 400 and 401 as `accountFor` does, 503 while too many sign in.
 */
export const firstStep = (req: PayloadRequest, given: Input): Promise<FirstStep> =>
  whenFree(() => countedStep(req, given));
