import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { idOf, notFound, requireAnybody } from '../parts/access/require.ts';
import { isAdmin } from '../parts/access/rules.ts';
import { post } from '../platform/http/post.ts';
import { accountOf } from './accounts.ts';
import { challengeCookie, challengeOf, clearedChallenge } from './login-challenge.ts';
import { mailPerson } from './mail-person.ts';
import { goTo, type Note, noteCookie, readForm } from './pages.ts';
import { currentPasswordProblem } from './passwords.ts';
import {
  isSecondStepRequired,
  keepSecondStep,
  newSecret,
  normalizeCode,
  removeSecondStep,
  renewCodes,
  type SecondStep,
  secondStepOf,
  stepOf,
} from './second-step.ts';
import { endSessions, sessionOf } from './sessions.ts';
import { tryCode } from './try-code.ts';

export const SECOND_STEP_PAGE = '/admin/second-step';
const ACCOUNT_PAGE = '/admin/account';
const PASSWORD_WAIT_MINUTES = 15;

type Person = { id: number; email: string };

const back = (note: Note, query = '') => goTo(`${SECOND_STEP_PAGE}${query}`, [noteCookie(note)]);

async function passwordError(req: PayloadRequest, given: string): Promise<Note | null> {
  const problem = await currentPasswordProblem(req, given);
  if (problem === 'wait') return { error: 'wait', minutes: PASSWORD_WAIT_MINUTES };
  return problem ? { error: 'password' } : null;
}

async function errorOf(
  req: PayloadRequest,
  person: Person,
  own: SecondStep | null,
  field: (name: string) => string,
): Promise<Note | null> {
  const error = await passwordError(req, field('currentPassword'));
  return error || !own ? error : tryCode(req, person, field('code'));
}

type Own = { req: PayloadRequest; person: Person; own: SecondStep | null };

async function challengeFor(
  { payload }: PayloadRequest,
  { id }: Person,
  given: Parameters<typeof challengeCookie>[1],
): Promise<string> {
  const account = await accountOf(payload, id);
  if (!account) throw notFound();
  return challengeCookie(account, given);
}

/** A form of one's own second-step page: checks the password, and the code if there is one, first. */
const ownForm = (path: string, act: (asked: Own) => Promise<Response>): Endpoint =>
  post(`/second-step/${path}`, async (req) => {
    const person = requireAnybody(req);
    const field = await readForm(req);
    const own = await secondStepOf(req.payload, person.id);
    const error = await errorOf(req, person, own, field);
    return error ? back(error) : act({ req, person, own });
  });

/** …/start: a new secret to take in; `confirm` follows. */
const start = ownForm('start', async ({ req, person, own }) => {
  const fresh = { secret: newSecret(), replaces: own?.salt ?? '', to: ACCOUNT_PAGE };
  return goTo(SECOND_STEP_PAGE, [await challengeFor(req, person, { purpose: 'enrol', ...fresh })]);
});

/** …/codes: other recovery codes. */
const codes = ownForm('codes', async ({ req, person, own }) => {
  const shown = own ? await renewCodes(req.payload, own) : null;
  if (!shown) return back({ error: 'over' });
  void mailPerson(req, person.email, 'newCodes');
  return showCodes(req, person, shown);
});

/** …/off: the password alone again, unless a second step is required. */
const off = ownForm('off', async ({ req, person }) => {
  if (isSecondStepRequired()) throw new Forbidden(req.t);
  await removeSecondStep(req.payload, person.id);
  void mailPerson(req, person.email, 'secondStepOff');
  return goTo(SECOND_STEP_PAGE);
});

const showCodes = async (req: PayloadRequest, person: Person, shown: string[]): Promise<Response> =>
  goTo(SECOND_STEP_PAGE, [
    await challengeFor(req, person, { purpose: 'codes', codes: shown, to: ACCOUNT_PAGE }),
  ]);

/** …/confirm: the first code of the new secret switches the second step on and ends other sessions. */
const confirm = post('/second-step/confirm', async (req) => {
  const person = requireAnybody(req);
  const field = await readForm(req);
  const challenge = await challengeOf(req);
  if (challenge?.purpose !== 'enrol' || challenge.person !== person.id) return back({ error: 'over' });
  const { secret, replaces } = challenge;
  const step = stepOf(secret, normalizeCode(field('code')), Date.now());
  if (step === null) return back({ error: 'code' });
  const shown = await keepSecondStep(req.payload, { person: person.id, secret, step, replaces });
  if (!shown) return goTo(SECOND_STEP_PAGE, [clearedChallenge(), noteCookie({ error: 'over' })]);
  await endSessions(req.payload, person.id, sessionOf(req));
  void mailPerson(req, person.email, 'secondStepOn');
  return showCodes(req, person, shown);
});

/** …/done: the recovery codes were saved, or the person cancelled. */
const done = post('/second-step/done', async (req) => {
  requireAnybody(req);
  await readForm(req);
  const challenge = await challengeOf(req);
  return goTo(challenge?.to || ACCOUNT_PAGE, [clearedChallenge()]);
});

/** POST /cms-api/users/{id}/second-step/reset, administrators, with their password: ends another's. */
const reset = post('/:id/second-step/reset', async (req) => {
  const admin = requireAnybody(req);
  const id = idOf(req);
  if (!isAdmin({ req }) || id === admin.id) throw new Forbidden(req.t);
  const field = await readForm(req);
  const error = await passwordError(req, field('currentPassword'));
  if (error) return back(error, `?person=${id}`);
  const person = await accountOf(req.payload, id);
  if (!person) throw notFound();
  if (await removeSecondStep(req.payload, id)) {
    await endSessions(req.payload, id);
    req.payload.logger.warn(`Staff ${admin.id} reset the second step of staff ${id}`);
    void mailPerson(req, person.email, 'secondStepReset');
  }
  return goTo(`/admin/collections/users/${id}`);
});

export const secondStepEndpoints = [start, confirm, codes, off, done, reset];
