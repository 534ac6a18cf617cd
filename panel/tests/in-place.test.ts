import { afterEach, expect, test } from 'vitest';
import { env } from '../platform/settings/env.ts';
import { userOf } from './api.ts';
import {
  codeAt,
  cookiesOf,
  forgetUse,
  keepMails,
  makeEnrolled,
  makePerson,
  PASSWORD,
  submit,
} from './second-step-kit.ts';

// Signing in within the page that one was writing in: components/session.
keepMails();
afterEach(() => {
  env().SECOND_STEP = 'optional';
});

const send = (path: string, fields: object, { cookies = '', origin = env().PANEL_ORIGIN } = {}) =>
  submit(path, {
    cookies,
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(fields),
  });
const needsOf = async (answer: Response) => (await answer.json()).needs;
const idOf = async (cookie: string) => (await userOf({ cookie }))?.id;

test('address and password open a session for an account without a code', async () => {
  const { id, email } = await makePerson('in-place-plain');
  const wrong = await send('login/in-place', { email, password: 'wrong' });
  expect([wrong.status, cookiesOf(wrong)]).toEqual([401, '']);
  const answer = await send('login/in-place', { email, password: PASSWORD });
  expect(await needsOf(answer)).toBe('nothing');
  expect(await idOf(cookiesOf(answer))).toBe(id);
});

test('an account with a second step gets a session for its code alone', async () => {
  const { id, email, secret } = await makeEnrolled('in-place-code');
  const first = await send('login/in-place', { email, password: PASSWORD });
  const cookies = cookiesOf(first);
  expect([await needsOf(first), await idOf(cookies)]).toEqual(['code', undefined]);
  const wrong = await send('login/in-place/code', { code: '000000' }, { cookies });
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).errors[0].message).toContain('O código não confere.');
  await forgetUse(id);
  const answer = await send('login/in-place/code', { code: codeAt(secret, 1) }, { cookies });
  expect(await needsOf(answer)).toBe('nothing');
  expect(await idOf(cookiesOf(answer, cookies))).toBe(id);
  expect((await send('login/in-place/code', { code: codeAt(secret, 1) })).status).toBe(401);
});

test('an account that must set up its second step is led to the page', async () => {
  env().SECOND_STEP = 'required';
  const { email } = await makePerson('in-place-first');
  const answer = await send('login/in-place', { email, password: PASSWORD });
  expect(await needsOf(answer)).toBe('page');
  expect(await idOf(cookiesOf(answer))).toBeUndefined();
});

test('a page of another site signs nobody in', async () => {
  const { email } = await makePerson('in-place-other');
  const answer = await send(
    'login/in-place',
    { email, password: PASSWORD },
    { origin: 'https://other.test' },
  );
  expect([answer.status, cookiesOf(answer)]).toEqual([403, '']);
});
