import { isRecord } from '@passarela/contract/is-record';
import { Forbidden, type PayloadRequest } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { TooBusy } from '../../platform/errors/too-busy.ts';
import { post } from '../../platform/http/post.ts';
import { readData } from '../../platform/http/read-data.ts';
import { noteCookie } from '../pages/note-cookie.ts';
import { goTo, isPageForm, readForm } from '../pages/page-form.ts';
import { ON_THE_PAGE } from '../second-step/guard-login.ts';
import { clearedChallenge } from '../second-step/login-challenge.ts';
import { minutesOf, tooMany } from '../tries/too-many.ts';
import { type FirstStep, firstStep } from './first-step.ts';

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
