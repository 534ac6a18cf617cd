import type { PayloadRequest } from 'payload';
import type { User } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';
import { mailPerson } from '../mail-person.ts';
import { noteCookie } from '../pages/note-cookie.ts';
import { goTo, readForm } from '../pages/page-form.ts';
import {
  type ChallengedAccount,
  challengeCookie,
  challengeOf,
  clearedChallenge,
} from '../second-step/login-challenge.ts';
import { normalizeCode } from '../second-step/recovery-codes.ts';
import { keepSecondStep } from '../second-step/store.ts';
import { stepOf } from '../second-step/totp.ts';
import { tryCode } from '../second-step/try-code.ts';
import { tryOf } from '../tries/who-tries.ts';
import { SIGN_IN_PAGE } from './login.ts';
import { greet, openSession } from './open-session.ts';

const over = () => goTo(SIGN_IN_PAGE, [clearedChallenge(), noteCookie({ error: 'over' })]);

/** Opens the session after password and code: its cookies; null if the password changed meanwhile. */
export async function enter(req: PayloadRequest, account: User): Promise<string[] | null> {
  const opened = await openSession(req.payload, account, 'code');
  return opened && greet(req, opened, tryOf(req, account.email, Date.now()));
}

async function acceptCode(
  req: PayloadRequest,
  { account, to }: ChallengedAccount,
  code: string,
): Promise<Response> {
  const error = await tryCode(req, account, code);
  if (error) return goTo(SIGN_IN_PAGE, [noteCookie(error)]);
  const cookies = await enter(req, account);
  return cookies ? goTo(to || '/admin', [clearedChallenge(), ...cookies]) : over();
}

/** The first code of an account that must set up its second step: then shows the recovery codes. */
async function acceptFirstCode(
  req: PayloadRequest,
  { account, secret, to }: Extract<ChallengedAccount, { purpose: 'first' }>,
  code: string,
): Promise<Response> {
  const step = stepOf(secret, normalizeCode(code), Date.now());
  if (step === null) return goTo(SIGN_IN_PAGE, [noteCookie({ error: 'code' })]);
  const first = { person: account.id, secret, step, replaces: '', password: account };
  const codes = await keepSecondStep(req.payload, first);
  if (!codes) return over();
  void mailPerson(req, account.email, 'secondStepOn');
  const cookies = await enter(req, account);
  if (!cookies) return over();
  return goTo(SIGN_IN_PAGE, [await challengeCookie(account, { purpose: 'codes', codes, to }), ...cookies]);
}

/** POST /cms-api/users/login/code, the sign-in page's second form: a session for a good ticket and code. */
const code = post('/login/code', async (req) => {
  const field = await readForm(req);
  const ticket = await challengeOf(req);
  if (ticket?.purpose === 'code') return acceptCode(req, ticket, field('code'));
  if (ticket?.purpose === 'first') return acceptFirstCode(req, ticket, field('code'));
  return over();
});

/** POST /cms-api/users/login/again: back to address and password. */
const again = post('/login/again', async (req) => {
  await readForm(req);
  return goTo(SIGN_IN_PAGE, [clearedChallenge()]);
});

export const codeEndpoints = [code, again];
