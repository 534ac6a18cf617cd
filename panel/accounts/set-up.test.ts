import type { Payload, PayloadRequest } from 'payload';
import { beforeEach, expect, test } from 'vitest';
import { env } from '../platform/settings/env.ts';
import { setUp, setUpAddress } from './set-up.ts';

const token = new URL(setUpAddress()).searchParams.get('token') ?? '';
const GOOD = { name: 'Ana Lima', email: 'Ana@Example.com', password: 'three green paper boats', token };

let accounts: object[] = [];
beforeEach(() => {
  accounts = [];
});

const payload: Pick<Payload, 'count' | 'create'> = {
  count: async () => ({ totalDocs: accounts.length }),
  create: async ({ data }: { data: object }) => {
    accounts.push(data);
    return data;
  },
} as never;

/** Sends the form of the set-up page; returns the redirect. */
async function send(fields: Record<string, string>, origin = env().PANEL_ORIGIN) {
  const headers = new Headers({ origin, 'content-type': 'application/x-www-form-urlencoded' });
  const body = new URLSearchParams(fields).toString();
  const request = { payload, headers, text: async () => body, t: (word: string) => word };
  const answer = await setUp.handler(request as unknown as PayloadRequest);
  return { to: answer.headers.get('location'), note: answer.headers.getSetCookie().at(-1) ?? '' };
}

test('who knows the printed token makes the first administrator', async () => {
  expect(await send(GOOD)).toMatchObject({ to: '/admin/login' });
  expect(accounts).toEqual([expect.objectContaining({ email: 'ana@example.com', role: 'admin' })]);
});

test.each(['', 'x', `${token}x`, token.toLowerCase()])('with the token %o nobody is made', async (wrong) => {
  expect(await send({ ...GOOD, token: wrong })).toMatchObject({ to: '/admin/create-first-user' });
  expect(accounts).toEqual([]);
});

test('the token opens nothing once there is an account', async () => {
  accounts.push({});
  expect(await send(GOOD)).toMatchObject({ to: '/admin/login' });
  expect(accounts).toEqual([{}]);
});

test.each([
  ['a short password', { password: 'boats' }],
  ['no e-mail address', { email: 'ana' }],
  ['no name', { name: ' ' }],
])('%s leads back to the form, and makes nobody', async (_, wrong) => {
  const { to, note } = await send({ ...GOOD, ...wrong });
  expect(to).toBe(`/admin/create-first-user?token=${token}`);
  const [, value = ''] = /^passarela-note=([^;]+)/.exec(note) ?? [];
  const typed = { ...GOOD, ...wrong };
  expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toMatchObject({
    name: typed.name,
    email: typed.email,
  });
  expect(accounts).toEqual([]);
});

test("a form of another site's page is refused", async () => {
  await expect(send(GOOD, 'https://evil.example')).rejects.toMatchObject({ status: 403 });
  expect(accounts).toEqual([]);
});
