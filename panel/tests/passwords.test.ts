import { beforeAll, expect, test } from 'vitest';
import { oneTimeLink } from '../accounts/links.ts';
import { noteOf } from '../accounts/pages.ts';
import { callApi, userOf } from './api.ts';
import { panel, unpublished } from './panel.ts';
import { cookiesOf, submit } from './second-step-kit.ts';

const OLD = 'old-password-of-tests';
const NEW = 'new-password-of-tests';
let id = 0;

const call = (path: string, method: string, token = '', body: object = {}) =>
  callApi(path, { method, token, body });

const signIn = async (email: string, password: string): Promise<string> =>
  (await (await panel()).login({ collection: 'users', data: { email, password } })).token ?? '';
const isSignedIn = async (token: string) => (await userOf({ token })) !== null;
const change = (token: string, body: object) => call(`users/${id}`, 'PATCH', token, body);

beforeAll(async () => {
  const data = { name: 'Vera', role: 'editor', email: 'vera@passwords.test', password: OLD } as const;
  id = (await (await panel()).create({ collection: 'users', data, ...unpublished })).id;
});

test.each([
  ['curta', 'pelo menos 12 caracteres'],
  ['password1234', 'fácil de adivinhar'],
])('nobody is given the password %s', async (password, words) => {
  const payload = await panel();
  const data = { name: 'Ivo', role: 'booker', email: 'ivo@passwords.test', password } as const;
  if (words === '')
    return expect(payload.create({ collection: 'users', data, ...unpublished })).resolves.toBeTruthy();
  await expect(payload.create({ collection: 'users', data, ...unpublished })).rejects.toThrow();
  const refused = await change(await signIn('vera@passwords.test', OLD), { password, currentPassword: OLD });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(words);
});

test('a link does not take a weak password either, and stays good', async () => {
  const token = (await oneTimeLink(await panel(), id, 1)).split('/').at(-1);
  const weak = await call('users/reset-password', 'POST', '', { token, password: 'senha12345678' });
  expect(weak.status).toBe(400);
  expect(await weak.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'password' }] } }] });
  expect((await call('users/reset-password', 'POST', '', { token, password: OLD })).status).toBe(200);
});

test('whoever has chosen a password finds the sign-in page with a word about it and their address', async () => {
  const token = (await oneTimeLink(await panel(), id, 1)).split('/').at(-1) ?? '';
  const answer = await submit('reset-password', { fields: { token, password: OLD } });
  expect(answer.headers.get('Location')).toBe('/admin/login');
  const headers = new Headers({ Cookie: cookiesOf(answer) });
  expect(noteOf(headers)).toMatchObject({ error: 'chosen', email: 'vera@passwords.test' });
});

test('a link works in a browser in which somebody is signed in', async () => {
  const signedIn = await signIn('vera@passwords.test', OLD);
  const token = (await oneTimeLink(await panel(), id, 1)).split('/').at(-1);
  expect((await call('users/reset-password', 'POST', signedIn, { token, password: OLD })).status).toBe(200);
});

test('a new password asks for the current one and ends the other sessions', async () => {
  const [here, there] = [await signIn('vera@passwords.test', OLD), await signIn('vera@passwords.test', OLD)];
  const without = await change(here, { password: NEW });
  expect(without.status).toBe(400);
  expect(await without.text()).toContain('Digite a sua senha atual.');
  const wrong = await change(here, { password: NEW, currentPassword: 'not-my-password' });
  expect(await wrong.text()).toContain('Esta não é a sua senha atual.');
  expect((await change(here, { name: 'Vera Lima' })).status).toBe(200);
  const done = await change(here, { password: NEW, currentPassword: OLD });
  expect(done.status).toBe(200);
  expect(await done.text()).not.toContain(OLD);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
});

test('a new address asks for the current password and ends the other sessions', async () => {
  const [here, there] = [await signIn('vera@passwords.test', NEW), await signIn('vera@passwords.test', NEW)];
  expect((await change(here, { email: 'thief@passwords.test' })).status).toBe(400);
  expect((await change(here, { email: 'vera2@passwords.test', currentPassword: NEW })).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
});

test('the current password is not guessed by a stolen session', async () => {
  const token = await signIn('vera2@passwords.test', NEW);
  for (let count = 0; count < 10; count += 1)
    await change(token, { password: OLD, currentPassword: `guess-${count}` });
  const right = await change(token, { password: OLD, currentPassword: NEW });
  expect(right.status).toBe(400);
  expect(await right.text()).toContain('Espere 15 minutos');
});
