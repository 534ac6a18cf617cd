import { expect, test, vi } from 'vitest';
import { codesLeft, rotateSecrets, secondStepOf } from '../accounts/second-step.ts';
import { checkCode } from '../accounts/try-code.ts';
import { temporaryKeys } from '../platform/encryption/keys.ts';
import { env } from '../platform/settings/env.ts';
import { execute } from './execute.ts';
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
  signInWithCode,
  submit,
} from './second-step-kit.ts';

const { subjects } = keepMails();

test('password, then code: a session only after both', async () => {
  const { email, secret } = await makeEnrolled('both');
  const first = await submit('login', { fields: { email, password: PASSWORD } });
  expect([first.status, first.headers.get('Location')]).toEqual([303, '/admin/login']);
  const cookies = cookiesOf(first);
  expect(hasSession(cookies)).toBe(false);
  expect(cookies).not.toContain('passarela-device-');
  const wrong = await submit('login/code', { cookies, fields: { code: '000000' } });
  expect([errorOf(wrong), hasSession(cookiesOf(wrong))]).toEqual(['code', false]);
  const right = await submit('login/code', { cookies, fields: { code: codeAt(secret) } });
  expect(right.headers.get('Location')).toBe('/admin');
  const after = cookiesOf(right, cookies);
  expect(hasSession(after)).toBe(true);
  expect(after).toContain('passarela-device-');
  expect(after).not.toContain('passarela-second-step');
});

test('somebody without a second step signs in as before, and lands where they wanted to', async () => {
  const { email } = await makePerson('without');
  const fields = { email, password: PASSWORD, redirect: '/admin/collections/posts' };
  const passed = await submit('login', { fields });
  expect(passed.headers.get('Location')).toBe('/admin/collections/posts');
  expect(hasSession(cookiesOf(passed))).toBe(true);
});

test.each(['//evil.example', 'https://evil.example', '/cms-api/users/logout', '/\\evil.example', 'x'])(
  'the sign-in leads nowhere else: %s',
  async (redirect) => {
    const { email } = await makePerson(`to-${encodeURIComponent(redirect).replaceAll('%', '')}`);
    const passed = await submit('login', { fields: { email, password: PASSWORD, redirect } });
    expect(passed.headers.get('Location')).toBe('/admin');
  },
);

test('the cookie between the steps is out of scripts’ reach, sent to this panel alone, and says nothing', async () => {
  const { email, secret } = await makeEnrolled('cookie');
  const answer = await submit('login', { fields: { email, password: PASSWORD } });
  const challenge = answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('passarela-second-step='));
  expect(challenge).toMatch(/HttpOnly/);
  expect(challenge).toMatch(/SameSite=Strict/);
  expect(challenge).toMatch(/Max-Age=600|Expires=/);
  for (const word of [email, secret])
    expect(Buffer.from(challenge ?? '', 'base64url').toString()).not.toContain(word);
});

test('a code is used once, also by two requests at the same moment', async () => {
  const { email, secret } = await makeEnrolled('race');
  const [one, two] = [await firstForm(email), await firstForm(email)];
  const code = codeAt(secret);
  const answers = await Promise.all(
    [one, two].map((cookies) => submit('login/code', { cookies, fields: { code } })),
  );
  expect(answers.filter((answer) => hasSession(cookiesOf(answer)))).toHaveLength(1);
  expect(answers.map(errorOf).filter(Boolean)).toEqual(['used']);
  const again = await submit('login/code', { cookies: two, fields: { code } });
  expect([errorOf(again), hasSession(cookiesOf(again))]).toEqual(['used', false]);
});

test('clocks may differ by half a minute; an older code than the last one used is refused', async () => {
  const { id, secret } = await makeEnrolled('clock');
  const payload = await panel();
  const now = 1_800_000_010_000;
  const at = (steps: number) => codeAt(secret, (now - Date.now()) / 30_000 + steps);
  const check = (steps: number) => checkCode(payload, id, at(steps), now);
  expect((await check(-2)).is).toBe('wrong');
  expect((await check(2)).is).toBe('wrong');
  expect((await check(-1)).is).toBe('good');
  expect((await check(1)).is).toBe('good');
  expect((await check(0)).is).toBe('used');
});

test('a recovery code does once, however it is typed, and the person hears of it', async () => {
  const { id, email, codes } = await makeEnrolled('recovery');
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const [one = '', two = ''] = codes;
  expect(hasSession(await signInWithCode(email, one.replaceAll('-', ' ')))).toBe(true);
  expect(hasSession(await signInWithCode(email, one))).toBe(false);
  expect(subjects(email)).toContain('Um código de recuperação foi usado');
  const [a, b] = [await firstForm(email), await firstForm(email)];
  const race = await Promise.all(
    [a, b].map((cookies) => submit('login/code', { cookies, fields: { code: two } })),
  );
  expect(race.filter((answer) => hasSession(cookiesOf(answer)))).toHaveLength(1);
  const own = await secondStepOf(await panel(), id);
  expect(own && codesLeft(own)).toBe(8);
});

test('the database holds neither the secret nor a recovery code, and a secret opens only in its own row', async () => {
  const { id, secret, codes } = await makeEnrolled('at-rest');
  const other = await makeEnrolled('at-rest-2');
  const { rows } = await execute('SELECT * FROM second_steps');
  const words = JSON.stringify(rows);
  for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(words).not.toContain(plain);
  await execute(
    `UPDATE second_steps SET secret = (SELECT secret FROM second_steps WHERE person = ${other.id}) WHERE person = ${id}`,
  );
  expect((await checkCode(await panel(), id, codeAt(other.secret))).is).toBe('wrong');
  expect((await checkCode(await panel(), id, codes[0] ?? '')).is).toBe('good');
});

test('ten wrong codes close the account to strangers, not to a device that signed in before; the person is told', async () => {
  const { email, secret } = await makeEnrolled('guessed');
  const known = await signInWithCode(email, codeAt(secret));
  const device = known.split('; ').find((cookie) => cookie.startsWith('passarela-device-')) ?? '';
  const cookies = await firstForm(email);
  const errors: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const headers = { 'x-passarela-address': `10.77.${count}.1` };
    errors.push(
      errorOf(await submit('login/code', { cookies, fields: { code: `${100_000 + count}` }, headers })),
    );
  }
  expect(errors).toEqual([...Array(10).fill('code'), 'wait', 'wait']);
  expect(subjects(email).filter((subject) => subject === 'Códigos errados na sua conta')).toHaveLength(1);
  const stranger = await submit('login/code', { cookies, fields: { code: codeAt(secret, 1) } });
  expect([errorOf(stranger), hasSession(cookiesOf(stranger))]).toEqual(['wait', false]);
  const own = await submit('login/code', {
    cookies: `${cookies}; ${device}`,
    fields: { code: codeAt(secret, 1) },
  });
  expect(hasSession(cookiesOf(own))).toBe(true);
});

test('the challenge ends after ten minutes, and with the password that it was given for', async () => {
  const { id, email, secret } = await makeEnrolled('challenge');
  const cookies = await firstForm(email);
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
  const late = await submit('login/code', { cookies, fields: { code: codeAt(secret) } });
  vi.useRealTimers();
  expect([errorOf(late), hasSession(cookiesOf(late))]).toEqual(['over', false]);
  await (await panel()).update({ collection: 'users', id, data: { password: `${PASSWORD}-2` } });
  const stale = await submit('login/code', { cookies, fields: { code: codeAt(secret) } });
  expect([errorOf(stale), hasSession(cookiesOf(stale))]).toEqual(['over', false]);
});

test('a wrong password and an unknown account are told alike, whether there is a second step or not', async () => {
  const { email } = await makeEnrolled('alike');
  const plain = await makePerson('alike-plain');
  const said = new Set<string>();
  for (const one of [email, plain.email, 'nobody@second-step.test']) {
    const answer = await submit('login', { fields: { email: one, password: 'not-the-password' } });
    said.add(
      `${answer.status} ${answer.headers.get('Location')} ${errorOf(answer)} ${hasSession(cookiesOf(answer))}`,
    );
    expect(cookiesOf(answer)).not.toContain('passarela-second-step');
  }
  expect([...said]).toEqual(['303 /admin/login wrong false']);
});

test('a form of another page signs nobody in', async () => {
  const { email } = await makePerson('foreign');
  const fields = { email, password: PASSWORD };
  for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }]) {
    expect((await submit('login', { fields, headers })).status).toBe(403);
    expect((await submit('login/code', { fields: { code: '1' }, headers })).status).toBe(403);
  }
});

test('a deleted account leaves no second step behind', async () => {
  const { id } = await makeEnrolled('deleted');
  await (await panel()).delete({ collection: 'users', id });
  expect(await secondStepOf(await panel(), id)).toBe(null);
});

test('a rotation of the keys takes the secrets along; without their key recovery codes still do', async () => {
  const { id, secret, codes } = await makeEnrolled('rotated');
  const payload = await panel();
  const before = env().PRIVATE_KEYS;
  const [fresh] = temporaryKeys();
  const pass = async (code: string) => (await checkCode(payload, id, code)).is;
  try {
    env().PRIVATE_KEYS = [fresh];
    expect(await pass(codeAt(secret))).toBe('wrong');
    expect(await pass(codes[0] ?? '')).toBe('good');
    const { changed, closed } = await rotateSecrets(payload, [fresh, ...before]);
    expect([changed > 0, (await rotateSecrets(payload, [fresh])).changed]).toEqual([true, 0]);
    expect(closed).toBeLessThanOrEqual(1);
    expect(await pass(codeAt(secret))).toBe('good');
  } finally {
    await rotateSecrets(payload, [...before, fresh]);
    env().PRIVATE_KEYS = before;
  }
  expect(await pass(codeAt(secret, 1))).toBe('good');
});
