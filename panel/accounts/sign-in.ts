import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '@passarela/contract/is-record';
import { AuthenticationError, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import type { User } from '../platform/db/payload-types.ts';
import { messageFor, refusalFor, TooBusy } from '../platform/errors/refusal.ts';
import { post, readData } from '../platform/http/post.ts';
import { sharedTries } from '../platform/limits/tries.ts';
import { accountByEmail } from './accounts.ts';
import { type ChallengedAccount, challengeCookie, challengeOf, clearedChallenge } from './login-challenge.ts';
import { mailPerson } from './mail-person.ts';
import { goTo, isFromOwnPage, isPageForm, NOTE_MESSAGES, noteCookie, readForm } from './pages.ts';
import { hashed, isPassword, whenFree, withRenewedHash } from './passwords.ts';
import {
  keepSecondStep,
  needsSecondStep,
  newSecret,
  normalizeCode,
  ON_THE_PAGE,
  secondStepOf,
  stepOf,
} from './second-step.ts';
import { greet, type Opened, openSession } from './sessions.ts';
import { countSignIn, minutesOf, tooMany, tryOf } from './tries.ts';
import { tryCode } from './try-code.ts';

export const SIGN_IN_PAGE = '/admin/login';
const PASSWORD_ERRORS: unknown[] = [400, 401];

const isJson = ({ headers }: PayloadRequest): boolean =>
  (headers.get('content-type') ?? '').startsWith('application/json');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page requested before the sign-in; the dashboard for anything else. */
export const pageAfter = (to: string): string => {
  const path = getSafeRedirect({ fallbackTo: '/admin', redirectTo: to });
  return path.startsWith('/admin') ? path : '/admin';
};

/** For programs and scripts: JSON in, JSON out. A second step is for the page. */
async function answerProgram(req: PayloadRequest): Promise<Response> {
  // a form of another's page is sent as multipart without asking
  if (!isJson(req)) throw new Forbidden(req.t);
  await readData(req);
  const given = { email: textOf(req.data?.email), password: textOf(req.data?.password), to: '' };
  const outcome = await firstStep(req, given);
  if (outcome.is === 'wait') return tooMany(req, outcome.seconds);
  if (outcome.is === 'second-step') throw refusalFor(req, ON_THE_PAGE, 403);
  const headers = new Headers();
  for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie);
  const { exp, token, user } = outcome.opened;
  const shown = await req.payload.findByID({ collection: 'users', id: user.id, depth: 0 });
  return Response.json({ message: req.t('authentication:passed'), exp, token, user: shown }, { headers });
}

const statusOf = (error: unknown): unknown => (isRecord(error) ? error.status : null);

/** The form of the sign-in page: leads to the next page, or back with a note. */
async function answerPage(req: PayloadRequest): Promise<Response> {
  const field = await readForm(req);
  const [email, to] = [field('email'), pageAfter(field('redirect'))];
  const back = to === '/admin' ? SIGN_IN_PAGE : `${SIGN_IN_PAGE}?redirect=${encodeURIComponent(to)}`;
  let outcome: FirstStep;
  try {
    outcome = await firstStep(req, { email, password: field('password'), to });
  } catch (error) {
    if (error instanceof TooBusy) return goTo(back, [noteCookie({ error: 'busy', email })]);
    if (!PASSWORD_ERRORS.includes(statusOf(error))) throw error;
    return goTo(back, [noteCookie({ error: 'wrong', email })]);
  }
  if (outcome.is === 'wait')
    return goTo(back, [noteCookie({ error: 'wait', email, minutes: minutesOf(outcome.seconds) })]);
  return outcome.is === 'in'
    ? goTo(to, [clearedChallenge(), ...outcome.cookies])
    : goTo(SIGN_IN_PAGE, outcome.cookies);
}

/** POST /cms-api/users/login, in place of Payload's: the form of the sign-in page, or JSON. */
export const login = post('/login', (req) => (isPageForm(req) ? answerPage(req) : answerProgram(req)));

const STEP_MS = 500;

type Input = { email: string; password: string; to: string };
/** The challenge's purpose: typing a code, or setting up the second step first. */
type Purpose = 'code' | 'first';
type Challenged = { challenge: string; purpose: Purpose };

type FirstStep =
  | { is: 'in'; opened: Opened; cookies: string[] }
  | { is: 'second-step'; purpose: Purpose; cookies: string[] }
  | { is: 'wait'; seconds: number };

async function challengeFor(req: PayloadRequest, account: User, to: string): Promise<Challenged> {
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
  if (await needsSecondStep(req, user.id)) return challengeFor(req, user, given.to);
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
 * Signs in, or gives a challenge to the second step: the same answer in the same time, with an account or without
 * (docs/decisions/staff-accounts.md). Throws 400 and 401 as `accountFor` does, 503 while too many sign in.
 */
const firstStep = (req: PayloadRequest, given: Input): Promise<FirstStep> =>
  whenFree(() => countedStep(req, given));

const over = () => goTo(SIGN_IN_PAGE, [clearedChallenge(), noteCookie({ error: 'over' })]);

/** Opens the session after password and code: its cookies; null if the password changed meanwhile. */
async function enter(req: PayloadRequest, account: User): Promise<string[] | null> {
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

/** POST /cms-api/users/login/code, the sign-in page's second form: a session for a good challenge and code. */
const code = post('/login/code', async (req) => {
  const field = await readForm(req);
  const challenge = await challengeOf(req);
  if (challenge?.purpose === 'code') return acceptCode(req, challenge, field('code'));
  if (challenge?.purpose === 'first') return acceptFirstCode(req, challenge, field('code'));
  return over();
});

/** POST /cms-api/users/login/again: back to address and password. */
const again = post('/login/again', async (req) => {
  await readForm(req);
  return goTo(SIGN_IN_PAGE, [clearedChallenge()]);
});

export const codeEndpoints = [code, again];

const SECONDS_OF_A_MINUTE = 60;

/** A text of the JSON of one of our own pages; throws 403 for any other sender, who could sign a person in unasked. */
async function fieldsOf(req: PayloadRequest): Promise<(name: string) => string> {
  const isJson = (req.headers.get('content-type') ?? '').startsWith('application/json');
  if (!isJson || !isFromOwnPage(req)) throw new Forbidden(req.t);
  await readData(req);
  return (name) => (typeof req.data?.[name] === 'string' ? req.data[name] : '');
}

function answer(needs: 'nothing' | 'code' | 'page', cookies: readonly string[]): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json({ needs }, { headers });
}

/** POST /cms-api/users/login/in-place `{ email, password }` → `{ needs }`: the missing step for a session. */
const passwordInPlace = post('/login/in-place', async (req) => {
  const field = await fieldsOf(req);
  const outcome = await firstStep(req, { email: field('email'), password: field('password'), to: '' });
  if (outcome.is === 'wait') return tooMany(req, outcome.seconds);
  if (outcome.is === 'in') return answer('nothing', [clearedChallenge(), ...outcome.cookies]);
  return answer(outcome.purpose === 'code' ? 'code' : 'page', outcome.cookies);
});

/** POST /cms-api/users/login/in-place/code `{ code }` → as above; 400 for a wrong code, in words. */
const codeInPlace = post('/login/in-place/code', async (req) => {
  const field = await fieldsOf(req);
  const challenge = await challengeOf(req);
  if (challenge?.purpose !== 'code') throw refusalFor(req, NOTE_MESSAGES.over, 401);
  const { account } = challenge;
  const note = await tryCode(req, account, field('code'));
  if (note?.error === 'wait') return tooMany(req, (note.minutes ?? 1) * SECONDS_OF_A_MINUTE);
  if (note)
    return Response.json(
      { errors: [{ message: messageFor(req, NOTE_MESSAGES[note.error]) }] },
      { status: 400 },
    );
  const cookies = await enter(req, account);
  if (!cookies) throw refusalFor(req, NOTE_MESSAGES.over, 401);
  return answer('nothing', [clearedChallenge(), ...cookies]);
});

export const inPlaceSignIn = [passwordInPlace, codeInPlace];
