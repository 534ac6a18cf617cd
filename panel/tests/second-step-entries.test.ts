import { afterEach, expect, test } from 'vitest';
import { oneTimeLink } from '../accounts/links.ts';
import { endSessionsWithout, secondStepOf } from '../accounts/second-step.ts';
import { env } from '../platform/settings/env.ts';
import { postUsers, userOf } from './api.ts';
import { panel } from './panel.ts';
import {
  codeAt,
  cookiesOf,
  errorOf,
  firstForm,
  hasSession,
  keepMails,
  makeEnrolled,
  makePerson,
  PASSWORD,
  secretIn,
  signInWithCode,
  submit,
} from './second-step-kit.ts';

const NEW_PASSWORD = 'another-one-of-second-steps';
const { subjects } = keepMails();
afterEach(() => {
  env().SECOND_STEP = 'optional';
});

async function sessionsOf(id: number): Promise<number> {
  const user = await (await panel()).findByID({ collection: 'users', id, showHiddenFields: true });
  return user.sessions?.length ?? 0;
}

// each way in with everything but the code
const DOORS: Record<string, (person: { id: number; email: string }) => Promise<Response>> = {
  'the log-in for programs': ({ email }) => postUsers('login', { email, password: PASSWORD }),
  'the log-in for programs, with a code beside': ({ email }) =>
    postUsers('login', { email, password: PASSWORD, code: '000000' }),
  'a form that sends no code': async ({ email }) => submit('login/code', { cookies: await firstForm(email) }),
  'the second form without the first': () => submit('login/code', { fields: { code: '000000' } }),
  'a new token with the challenge': async ({ email }) =>
    postUsers('refresh-token', {}, await firstForm(email)),
  'the first user': ({ email }) => postUsers('first-register', { email, password: PASSWORD, name: 'x' }),
  'a forgotten password': ({ email }) => postUsers('forgot-password', { email }),
  'a mailed link': async ({ id }) =>
    postUsers('reset-password', {
      token: (await oneTimeLink(await panel(), id, 1)).split('/').at(-1),
      password: NEW_PASSWORD,
    }),
};

test.each(Object.entries(DOORS))('%s gives no session without the code', async (name, open) => {
  const person = await makeEnrolled(`door-${Object.keys(DOORS).indexOf(name)}`);
  const answer = await open(person);
  expect(hasSession(cookiesOf(answer))).toBe(false);
  expect(await answer.text()).not.toMatch(/"(token|refreshedToken)"/);
  expect(await sessionsOf(person.id)).toBe(0);
});

test('Payload’s own log-in, called from inside, makes no session either', async () => {
  const { id, email } = await makeEnrolled('inside');
  const payload = await panel();
  await expect(payload.login({ collection: 'users', data: { email, password: PASSWORD } })).rejects.toThrow(
    'pede um código',
  );
  expect(await sessionsOf(id)).toBe(0);
});

test('a new password by a mailed link is followed by the code, as before', async () => {
  const { id, email, secret } = await makeEnrolled('reset');
  const token = (await oneTimeLink(await panel(), id, 1)).split('/').at(-1);
  expect((await postUsers('reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
  const cookies = await firstForm(email, NEW_PASSWORD);
  expect(hasSession(cookies)).toBe(false);
  const done = await submit('login/code', { cookies, fields: { code: codeAt(secret) } });
  expect(hasSession(cookiesOf(done))).toBe(true);
});

test('where it is required, an invited person sets it up before there is a session', async () => {
  env().SECOND_STEP = 'required';
  const { id, email } = await makePerson('invited');
  const cookies = await firstForm(email);
  expect(hasSession(cookies)).toBe(false);
  expect((await postUsers('login', { email, password: PASSWORD })).status).toBe(403);
  await expect(
    (await panel()).login({ collection: 'users', data: { email, password: PASSWORD } }),
  ).rejects.toThrow();
  expect(await userOf({ cookie: cookies })).toBe(null);
  expect(errorOf(await submit('login/code', { cookies, fields: { code: '000000' } }))).toBe('code');
  expect(await secondStepOf(await panel(), id)).toBe(null);
  const done = await submit('login/code', { cookies, fields: { code: codeAt(await secretIn(cookies)) } });
  const after = cookiesOf(done, cookies);
  expect((await userOf({ cookie: after })).id).toBe(id);
  expect(await secondStepOf(await panel(), id)).not.toBe(null);
  expect(subjects(email)).toContain('Verificação em duas etapas ligada');
  // the password alone, twice, does not replace the present one
  const again = await submit('login/code', { cookies, fields: { code: codeAt(await secretIn(cookies), 1) } });
  expect([errorOf(again), hasSession(cookiesOf(again))]).toEqual(['over', false]);
  const off = await submit('second-step/off', {
    cookies: after,
    fields: { currentPassword: PASSWORD, code: codeAt(await secretIn(cookies), 1) },
  });
  expect(off.status).toBe(403);
});

test('the start ends sessions of before where it is required, of whoever has none', async () => {
  const [plain, enrolled] = [await makePerson('old-session'), await makeEnrolled('new-session')];
  const before = await firstForm(plain.email);
  const kept = await signInWithCode(enrolled.email, codeAt(enrolled.secret));
  expect(await endSessionsWithout(await panel())).toBe(0);
  expect(await userOf({ cookie: before })).not.toBe(null);
  env().SECOND_STEP = 'required';
  await endSessionsWithout(await panel());
  expect([await userOf({ cookie: before }), (await userOf({ cookie: kept })).id]).toEqual([
    null,
    enrolled.id,
  ]);
});
