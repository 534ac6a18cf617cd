import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { accountOf } from '../accounts/accounts.ts';
import { oneTimeLink } from '../accounts/links.ts';
import { run } from '../platform/db/client.ts';
import { findById } from '../platform/db/find.ts';
import { env } from '../platform/settings/env.ts';
import { callApi, userOf } from './api.ts';
import { panel, unpublished } from './panel.ts';

const PASSWORD = 'only-for-account-tests';
const sent: { to?: unknown; text?: unknown }[] = [];
let admin = '';

const tokens = z.object({ token: z.string() });
async function signIn(name: string, cookie = '') {
  const answer = await callApi('users/login', {
    cookie,
    body: { email: `${name}@accounts.test`, password: PASSWORD },
  });
  const device = answer.headers.getSetCookie().find((one) => one.startsWith('passarela-device-'));
  return { token: tokens.parse(await answer.json()).token, cookie: device?.split(';')[0] ?? '' };
}
const isSignedIn = async (token: string) => (await userOf({ token })) !== null;

const MAIL_ON = { SMTP_URL: 'smtp://127.0.0.1:9', AGENCY_EMAIL: 'agency@accounts.test' };
const MAIL_OFF = { SMTP_URL: undefined, AGENCY_EMAIL: undefined };

beforeAll(async () => {
  const payload = await panel();
  for (const [name, role] of [
    ['chefe', 'admin'],
    ['lia', 'booker'],
    ['mara', 'editor'],
  ] as const) {
    const data = { name, role, email: `${name}@accounts.test`, password: PASSWORD };
    await payload.create({ collection: 'users', data, ...unpublished });
  }
  const spy = vi.spyOn(payload, 'sendEmail').mockImplementation(async (message) => {
    sent.push(message);
  });
  admin = (await signIn('chefe')).token;
  return () => spy.mockRestore();
});

afterEach(() => {
  sent.length = 0;
  Object.assign(env(), MAIL_OFF);
});

test('a new device is told by mail, with what is known of it; a known one is not', async () => {
  sent.length = 0;
  const { cookie } = await signIn('lia');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toBe('lia@accounts.test');
  expect(sent[0]?.text).toContain('Chrome, Windows');
  expect(sent[0]?.text).toContain('189.4.12.x');
  expect(sent[0]?.text).not.toContain('189.4.12.99');
  await signIn('lia', cookie);
  expect(sent).toHaveLength(1);
});

test('a person ends one session of their own, or all others, and nobody else’s', async () => {
  const [first, second, third] = [await signIn('lia'), await signIn('lia'), await signIn('lia')];
  const stranger = await signIn('mara');
  const sidOf = (token: string): string =>
    z
      .object({ sid: z.string() })
      .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sid;
  await callApi('users/sessions/end', { token: stranger.token, body: { session: sidOf(second.token) } });
  expect(await isSignedIn(second.token)).toBe(true);
  await callApi('users/sessions/end', { token: first.token, body: { session: sidOf(second.token) } });
  expect([await isSignedIn(first.token), await isSignedIn(second.token)]).toEqual([true, false]);
  await callApi('users/sessions/end', { token: first.token });
  expect([await isSignedIn(first.token), await isSignedIn(third.token)]).toEqual([true, false]);
  expect(await isSignedIn(stranger.token)).toBe(true);
  expect((await callApi('users/sessions/end')).status).toBe(401);
});

test('an invitation makes an account that nobody signs in to before its link is used', async () => {
  const person = { name: 'Nova', email: 'Nova@accounts.test', role: 'booker' };
  const invited = await callApi('users/invite', { token: admin, body: person });
  expect(invited.status).toBe(201);
  const { link } = z.object({ link: z.string() }).parse(await invited.json());
  const login = () => callApi('users/login', { body: { email: 'nova@accounts.test', password: PASSWORD } });
  expect((await login()).status).toBe(401);
  const token = link.split('/').at(-1);
  // a request for a new password in the invited name ends no invitation
  Object.assign(env(), MAIL_ON);
  await callApi('users/forgot-password', { body: { email: 'nova@accounts.test' } });
  Object.assign(env(), MAIL_OFF);
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ to: 'nova@accounts.test' }));
  expect(sent.at(-1)?.text).toContain('o endereço que veio no convite');
  expect(sent.at(-1)?.text).not.toContain('/admin/reset/');
  expect((await callApi('users/reset-password', { body: { token, password: PASSWORD } })).status).toBe(200);
  expect((await login()).status).toBe(200);
  expect((await callApi('users/invite', { token: admin, body: person })).status).toBe(409);
  expect((await callApi('users/invite', { token: admin, body: { ...person, role: 'king' } })).status).toBe(
    400,
  );
});

test('whoever sets a password by a link and signs in on the same device is a new device all the same', async () => {
  const [bia, payload] = [{ email: 'bia-link@accounts.test', password: PASSWORD }, await panel()];
  const { id } = await payload.create({
    collection: 'users',
    data: { name: 'Bia', role: 'booker', ...bia },
    ...unpublished,
  });
  const link = await oneTimeLink(payload, id, 1);
  const body = { token: link.split('/').at(-1), password: PASSWORD };
  const opened = await callApi('users/reset-password', { body });
  const [cookie = ''] = opened.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  // the link lets nobody be locked out by a stranger's wrong passwords
  for (let tries = 0; tries < 12; tries += 1)
    await callApi('users/login', { body: { ...bia, password: 'wrong-password' } });
  expect((await callApi('users/login', { body: bia })).status).toBe(429);
  sent.length = 0;
  const first = await signIn('bia-link', cookie);
  expect(sent).toMatchObject([{ to: bia.email, text: expect.stringContaining('Chrome, Windows') }]);
  await signIn('bia-link', first.cookie);
  expect(sent).toHaveLength(1);
});

test('where mail is on the link goes to the person alone', async () => {
  Object.assign(env(), MAIL_ON);
  const invited = await callApi('users/invite', {
    token: admin,
    body: { name: 'Bia', email: 'bia@accounts.test', role: 'editor' },
  });
  expect(await invited.json()).toEqual({ mailedTo: 'bia@accounts.test' });
  expect(sent.at(-1)?.text).toMatch(/Olá, Bia![\s\S]*\/admin\/reset\//);
});

const SECRETS =
  /"(hash|salt|resetPasswordToken|resetPasswordExpiration|resetPasswordRequestedAt|secret|recovery|password)"/;

test('no answer about accounts holds a hash, a token or a secret, whoever asks and whatever they select', async () => {
  Object.assign(env(), MAIL_ON);
  await callApi('users/forgot-password', { body: { email: 'lia@accounts.test' } });
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  const fields = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions', 'email'];
  const selected = fields.map((field) => `select[${field}]=true`).join('&');
  for (const name of ['chefe', 'lia', 'mara']) {
    const { token } = await signIn(name);
    for (const path of [
      'users',
      'users?depth=2&showHiddenFields=true',
      `users?${selected}`,
      `users/me?${selected}`,
      'staff-sessions',
    ]) {
      const words = await (await callApi(path, { token, method: 'GET' })).text();
      expect(words).not.toMatch(SECRETS);
    }
    for (const field of ['hash', 'salt', 'resetPasswordToken']) {
      const asked = await callApi(`users?where[${field}][like]=a`, { token, method: 'GET' });
      expect(asked.status).toBe(400);
    }
    expect((await callApi('staff-sessions', { token, method: 'GET' })).status).toBe(403);
  }
});

test('what is no number of an account or an entry finds nobody, and is no error of the database', async () => {
  const payload = await panel();
  for (const id of [Number.NaN, 0, 1.5, 2 ** 40]) {
    expect(await accountOf(payload, id)).toBeNull();
    expect(await findById(payload, 'applications', id)).toBeNull();
  }
  expect(await findById(payload, 'talents', 'abc')).toBeNull();
});

test('a link for the own account asks for the current password; one for a colleague does not', async () => {
  const payload = await panel();
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { contains: '@accounts.test' } },
  });
  const idOf = (name: string) => docs.find((one) => one.email === `${name}@accounts.test`)?.id;
  const ask = async (id: unknown, body: object = {}) => {
    const answer = await callApi(`users/${id}/link`, { token: admin, body });
    return { status: answer.status, hasLink: (await answer.text()).includes('/admin/reset/') };
  };
  for (const body of [{}, { currentPassword: 'a-wrong-password' }, { currentPassword: '' }])
    expect(await ask(idOf('chefe'), body)).toEqual({ status: 400, hasLink: false });
  expect(await ask(idOf('chefe'), { currentPassword: PASSWORD })).toEqual({ status: 201, hasLink: true });
  expect(await ask(idOf('mara'))).toEqual({ status: 201, hasLink: true });
});

test('a session that is used all the time ends a day after its beginning, and by a setting sooner', async () => {
  const { token } = await signIn('mara');
  const payload = await panel();
  const hours = async (begun: number) => {
    const created = new Date(Date.now() - begun * 3_600_000).toISOString();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    await run(payload, sql`UPDATE users_sessions SET created_at = ${created} WHERE id = ${claims.sid}`);
    const answer = await callApi('users/refresh-token', { token });
    const { exp = 0 } = await answer.json();
    return { status: answer.status, left: Math.round((exp - Date.now() / 1000) / 3600) };
  };
  expect(await hours(1)).toMatchObject({ status: 200, left: 12 });
  expect(await hours(20)).toMatchObject({ status: 200, left: 4 });
  expect(await hours(25)).toMatchObject({ status: 403 });
  const { SESSION_MAX_HOURS } = env();
  Object.assign(env(), { SESSION_MAX_HOURS: 8 });
  expect(await hours(1)).toMatchObject({ status: 200, left: 7 });
  Object.assign(env(), { SESSION_MAX_HOURS });
});
