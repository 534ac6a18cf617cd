import { setTimeout as pause } from 'node:timers/promises';
import { AuthenticationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { User } from '../../db/payload-types.ts';
import { sharedTries } from '../../limits/tries.ts';
import { accountByEmail } from '../accounts.ts';
import { asLongAsAPassword, isPassword } from '../passwords/compare.ts';
import { needsSecondStep } from '../second-step/guard-login.ts';
import { secondStepOf } from '../second-step/store.ts';
import { ticketCookie } from '../second-step/ticket.ts';
import { newSecret } from '../second-step/totp.ts';
import { countSignIn } from '../tries/sign-in-limits.ts';
import { tryOf } from '../tries/who-tries.ts';
import { inTurn } from './in-turn.ts';
import { greet } from './open-session.ts';

const STEP_MS = 500;
const claims = z.object({ sid: z.string() });

type Given = { email: string; password: string; to: string };
/** What the ticket is for: typing a code, or setting up the second step first. */
type Purpose = 'code' | 'first';
type Ticketed = { ticket: string; purpose: Purpose };
type Passed = { exp?: number | undefined; token: string; user?: User | undefined };

export type FirstStep =
  | { is: 'in'; passed: Passed; cookies: string[] }
  | { is: 'second-step'; purpose: Purpose; cookies: string[] }
  | { is: 'wait'; seconds: number };

const sidOf = (token: string): string =>
  claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sid;

async function ticketFor(req: PayloadRequest, person: number, to: string): Promise<Ticketed> {
  const own = await secondStepOf(req.payload, person);
  if (own) return { purpose: 'code', ticket: await ticketCookie(req, { purpose: 'code', person, to }) };
  const secret = newSecret();
  return { purpose: 'first', ticket: await ticketCookie(req, { purpose: 'first', person, to, secret }) };
}

type Found = { person: number; needsSecondStep: boolean };

/** The account with this address and password, and whether it needs a second step; null if one of the two was not given. */
async function accountFor(req: PayloadRequest, { email, password }: Given): Promise<Found | null> {
  if (!email || !password) return null;
  const stored = await accountByEmail(req.payload, email);
  if (!stored?.hash) {
    await asLongAsAPassword(password);
    throw new AuthenticationError(req.t);
  }
  // Before anybody's turn: wrong tries of strangers keep no one waiting. Payload looks at it once more.
  if (!(await isPassword(stored, password))) throw new AuthenticationError(req.t);
  return { person: stored.id, needsSecondStep: await needsSecondStep(req, stored.id) };
}

async function pass(req: PayloadRequest, given: Given): Promise<Passed | Ticketed> {
  const found = await accountFor(req, given);
  if (found?.needsSecondStep) return ticketFor(req, found.person, given.to);
  const { email, password } = given;
  const logIn = () =>
    req.payload.login({ collection: 'users', data: { email, password }, overrideAccess: false, req });
  const { token = '', ...passed } = await (found ? inTurn(req.payload, found.person, logIn) : logIn());
  return { ...passed, token };
}

async function passOrFailEvenly(req: PayloadRequest, given: Given) {
  const started = performance.now();
  try {
    return await pass(req, given);
  } catch (error) {
    // until the next full half second: small differences are not to be measured
    await pause(STEP_MS - ((performance.now() - started) % STEP_MS));
    throw error;
  }
}

/**
 * Signs in, or gives a ticket to the second step: the same answer in the same time, with an account or without
 * (docs/decisions/staff-accounts.md). Throws Payload's errors for a wrong or missing password.
 */
export async function firstStep(req: PayloadRequest, given: Given): Promise<FirstStep> {
  const now = Date.now();
  const who = tryOf(req, given.email, now);
  const { seconds, undo } = await countSignIn(sharedTries(req.payload), who, now);
  if (seconds > 0) return { is: 'wait', seconds };
  const passed = await passOrFailEvenly(req, given);
  await undo();
  if ('ticket' in passed) return { is: 'second-step', purpose: passed.purpose, cookies: [passed.ticket] };
  const { user, token } = passed;
  const cookies = user ? await greet(req, { user, session: sidOf(token), token }, who, now) : [];
  return { is: 'in', passed, cookies };
}
