import { handleEndpoints } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeAccountPastHooks } from '../accounts/accounts.ts';
import { ChoosePassword, ForgotForm } from '../accounts/admin/sign-in.tsx';
import { oneTimeLink, restoreAdmin } from '../accounts/links.ts';
import { noteOf } from '../accounts/pages.ts';
import config from '../payload.config.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import { env } from '../platform/settings/env.ts';
import { callApi, userOf } from './api.ts';
import { panel, unpublished } from './panel.ts';

const NEW_PASSWORD = 'another-password-of-tests';
const sent: { to?: unknown; text?: unknown }[] = [];

const ON = { SMTP_URL: 'smtp://127.0.0.1:9', AGENCY_EMAIL: 'agency@links.test' };
const { SMTP_URL, AGENCY_EMAIL } = env();
afterAll(() => {
  Object.assign(env(), { SMTP_URL, AGENCY_EMAIL });
});

beforeAll(async () => {
  Object.assign(env(), ON);
  const payload = await panel();
  for (const name of ['asks', 'often', 'booker']) {
    const data = {
      name,
      role: 'booker',
      email: `${name}@links.test`,
      password: 'a-password-of-tests',
    } as const;
    await payload.create({ collection: 'users', data, ...unpublished });
  }
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (message) => {
    // beside them go mails about a new device
    if (String(message.text).includes('/admin/reset/')) sent.push(message);
  });
});

afterEach(() => {
  sent.length = 0;
});

const post = (path: string, body: Record<string, string>, address = '192.0.2.200') =>
  callApi(`users/${path}`, { body, address });
const tokenIn = (words: unknown): string => /\/admin\/reset\/([\w-]+)/.exec(String(words))?.[1] ?? '';
const signIn = (email: string, password: string) => post('login', { email, password });

async function stored(email: string): Promise<Record<string, unknown>> {
  const user = await (await panel()).db.findOne<Record<string, unknown> & { id: number }>({
    collection: 'users',
    where: { email: { equals: email } },
  });
  return user ?? {};
}

test('where mail is off a forgotten password is answered with the truth, to everybody alike', async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  for (const name of ['asks', 'unknown']) {
    const answer = await post('forgot-password', { email: `${name}@links.test` }, '192.0.2.201');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('O e-mail está desligado, e nada foi enviado.');
  }
  Object.assign(env(), ON);
});

test('a mailed link sets a password once; the database keeps only its hash; nobody is signed in by it', async () => {
  const old = await signIn('asks@links.test', 'a-password-of-tests');
  const { token: session } = await old.json();
  expect((await post('forgot-password', { email: ' Asks@Links.test ' })).status).toBe(200);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.to).toBe('asks@links.test');
  const token = tokenIn(sent[0]?.text);
  expect(token.length).toBeGreaterThan(40);
  const { resetPasswordToken } = await stored('asks@links.test');
  expect(resetPasswordToken).toMatch(/^[0-9a-f]{64}$/);
  expect(
    (await post('reset-password', { token: String(resetPasswordToken), password: NEW_PASSWORD })).status,
  ).toBe(403);
  const done = await post('reset-password', { token, password: NEW_PASSWORD });
  expect(done.status).toBe(200);
  expect(done.headers.getSetCookie().join()).not.toContain('payload-token');
  expect(await done.text()).not.toContain('token');
  expect(await userOf({ token: session })).toBe(null);
  expect((await signIn('asks@links.test', NEW_PASSWORD)).status).toBe(200);
  const again = await post('reset-password', { token, password: 'a-third-password-of-tests' });
  expect(again.status).toBe(403);
  expect(await again.text()).toContain('Este link já foi usado ou venceu.');
});

/** The text of a link's page, and the answer to its form. */
async function linkPage(token: string) {
  const visit = { payload: await panel(), headers: new Headers(), user: null, language: 'pt' as const };
  return renderToStaticMarkup(await ChoosePassword({ ...visit, token })).replace(/<[^>]*>/g, ' ');
}
async function sendForm(path: string, fields: Record<string, string>, origin = env().PANEL_ORIGIN) {
  const type = 'application/x-www-form-urlencoded';
  const headers = { Origin: origin, 'Content-Type': type, [ADDRESS_HEADER]: '192.0.2.203' };
  const body = new URLSearchParams(fields).toString();
  const url = `http://panel.test/cms-api/users/${path}`;
  const answer = await handleEndpoints({
    config,
    request: new Request(url, { method: 'POST', headers, body }),
  });
  return [answer.status, answer.headers.get('location'), answer.headers.getSetCookie().join()];
}
const sendPage = (token: string, password: string, origin?: string) =>
  sendForm('reset-password', { token, password }, origin);

/** The page of a forgotten password, with the note of the form that was sent before. */
function forgotPage(cookies = '') {
  const [cookie = ''] = /passarela-note=[^;]+/.exec(cookies.replace('passarela-note=;', '')) ?? [];
  const note = noteOf(new Headers({ cookie }));
  return renderToStaticMarkup(createElement(ForgotForm, { language: 'pt', note }));
}

test('the page of a forgotten password says “sent” of nothing that was not sent', async () => {
  const ask = (email: string) => sendForm('forgot-password', { email });
  Object.assign(env(), { SMTP_URL: undefined });
  const [status, to, cookies] = await ask('asks@links.test');
  expect([status, to]).toEqual([303, '/admin/forgot']);
  expect(forgotPage(String(cookies))).toMatch(/Peça à Administração um link/);
  expect(forgotPage(String(cookies))).not.toMatch(/<form|chega nele/);
  Object.assign(env(), ON);
  expect(forgotPage()).toContain('<form');
  const ways = [];
  for (let at = 0; at < 12; at += 1) ways.push(await ask(`nobody-${at}@links.test`));
  expect(ways[0]).toEqual([303, '/admin/login', expect.stringContaining('passarela-note=ey')]);
  expect(ways.at(-1)?.[1]).toBe('/admin/forgot');
  expect(forgotPage(String(ways.at(-1)?.[2]))).toMatch(/Muitas tentativas\. Espere \d+ min/);
});

test('an invitation welcomes by name, a later link says whose password it sets; the form works without script', async () => {
  const payload = await panel();
  const person = { name: 'Rosa', email: 'nova@links.test', role: 'booker', password: NEW_PASSWORD } as const;
  const { id } = await payload.create({ collection: 'users', data: person, ...unpublished });
  await writeAccountPastHooks(payload, id, { hash: null, salt: null });
  const token = tokenIn(await oneTimeLink(payload, id, 1));
  expect(await linkPage(token)).toMatch(/Boas-vindas, Rosa .*nova@links\.test/);
  const page = `/admin/reset/${token}`;
  expect(await sendPage(token, 'senha12345678')).toEqual([
    303,
    page,
    expect.stringContaining('passarela-note=ey'),
  ]);
  expect((await sendPage(token, NEW_PASSWORD, 'https://evil.example'))[0]).toBe(403);
  expect(await sendPage(token, NEW_PASSWORD)).toEqual([
    303,
    '/admin/login',
    expect.stringContaining('passarela-device'),
  ]);
  expect((await signIn('nova@links.test', NEW_PASSWORD)).status).toBe(200);
  expect(await linkPage(token)).toContain('Este link já foi usado ou venceu.');
  expect((await sendPage(token, NEW_PASSWORD)).slice(0, 2)).toEqual([303, page]);
  const again = tokenIn(await oneTimeLink(payload, id, 1));
  expect(await linkPage(again)).toMatch(/Escolha uma nova senha.*Para a conta nova@links\.test/);
});

test('an account gets three mails an hour, whoever asks; a network asks ten times', async () => {
  for (let count = 0; count < 6; count += 1) {
    expect((await post('forgot-password', { email: 'often@links.test' }, `198.51.${count}.1`)).status).toBe(
      200,
    );
  }
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  for (let count = 0; count < 10; count += 1) {
    await post('forgot-password', { email: `x${count}@links.test` }, `203.0.113.${count}`);
  }
  expect((await post('forgot-password', { email: 'x@links.test' }, '203.0.113.77')).status).toBe(429);
});

test('a forgotten password is answered alike, in the same time, whether there is an account', async () => {
  const took: Record<'booker' | 'unknown', number[]> = { booker: [], unknown: [] };
  const bodies = new Set<string>();
  for (let count = 0; count < 40; count += 1) {
    for (const name of ['booker', 'unknown'] as const) {
      const before = performance.now();
      const answer = await post('forgot-password', { email: `${name}@links.test` }, `10.8.${count}.1`);
      took[name].push(performance.now() - before);
      bodies.add(`${answer.status} ${await answer.text()}`);
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  console.info(
    `forgot: known ${median(took.booker).toFixed(2)} ms, unknown ${median(took.unknown).toFixed(2)} ms`,
  );
  expect([...bodies]).toHaveLength(1);
  expect(median(took.booker) / median(took.unknown)).toBeLessThan(2);
});

test('the command makes an administrator of a new address and of a known one, with a link that works', async () => {
  const payload = await panel();
  for (const [email, isNew] of [
    ['boss@links.test', true],
    ['booker@links.test', false],
  ] as const) {
    const restored = await restoreAdmin(payload, email.toUpperCase());
    expect(restored.isNew).toBe(isNew);
    const token = tokenIn(restored.link);
    expect((await post('reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
    expect((await stored(email)).role).toBe('admin');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  }
});
