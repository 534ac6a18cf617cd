import { pbkdf2Sync } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { oneTimeLink } from '../accounts/links.ts';
import { keepSecondStep, newSecret, secondStepOf } from '../accounts/second-step.ts';
import { clientOf } from '../platform/db/client.ts';
import { env } from '../platform/settings/env.ts';
import { callApi, postUsers, userOf } from './api.ts';
import { execute } from './execute.ts';
import { panel } from './panel.ts';
import {
  codeAt,
  cookiesOf,
  errorOf,
  firstForm,
  forgetUse,
  hasSession,
  keepMails,
  makeEnrolled,
  makePerson,
  PASSWORD,
  secretIn,
  signInWithCode,
  submit,
} from './second-step-kit.ts';

keepMails();
const NEW_PASSWORD = 'another-one-of-narrow-writes';

/** Somebody with a second step, signed in. */
async function makeAsker(name: string) {
  const person = await makeEnrolled(name);
  const cookie = await signInWithCode(person.email, codeAt(person.secret));
  await forgetUse(person.id);
  return { ...person, cookie };
}
type Asker = Awaited<ReturnType<typeof makeAsker>>;

let payload: Payload;
beforeAll(async () => {
  payload = await panel();
});

/** Runs `meanwhile` after each whole read of an account, with the read's number, before the panel continues. */
async function afterEachReading<T>(
  meanwhile: (reading: number) => Promise<unknown>,
  ask: () => Promise<T>,
): Promise<{ answer: T; readings: number }> {
  const find = payload.db.findOne.bind(payload.db);
  let readings = 0;
  const spy = vi.spyOn(payload.db, 'findOne').mockImplementation(async (given) => {
    const found = await find(given);
    if (given.collection === 'users') {
      readings += 1;
      await meanwhile(readings);
    }
    return found;
  });
  try {
    return { answer: await ask(), readings };
  } finally {
    spy.mockRestore();
  }
}

const ASKS: Record<string, (person: Asker) => Promise<Response>> = {
  'a sign-in': async ({ id, email }) => {
    await execute(`DELETE FROM second_steps WHERE person = ${id}`);
    return postUsers('login', { email, password: PASSWORD });
  },
  'a sign-in with a code': async ({ email, secret }) =>
    submit('login/code', { cookies: await firstForm(email), fields: { code: codeAt(secret) } }),
  'a sign-out': ({ cookie }) => callApi('users/logout', { cookie }),
  'a longer session': ({ cookie }) => callApi('users/refresh-token', { cookie }),
  'a name that is saved': ({ id, cookie }) =>
    callApi(`users/${id}`, { cookie, method: 'PATCH', body: { name: 'Outro nome' } }),
};

test.each(Object.entries(ASKS))('%s keeps sessions as others left them meanwhile', async (name, ask) => {
  const person = await makeAsker(`ended-${Object.keys(ASKS).indexOf(name)}`);
  const mark = `swap-${person.id}-`;
  const swap = async (reading: number) => {
    await execute(`DELETE FROM users_sessions WHERE id = '${mark}${reading - 1}'`);
    await execute(
      `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
        VALUES (9, ${person.id}, '${mark}${reading}', '2026-11-25', '2099-11-25')`,
    );
  };
  await swap(0);
  const { answer, readings } = await afterEachReading(swap, () => ask(person));
  expect(answer.status).toBeLessThan(400);
  const { rows } = await execute(`SELECT id FROM users_sessions WHERE id LIKE '${mark}%'`);
  expect(rows).toEqual([{ id: `${mark}${readings}` }]);
});

const BY_LINK = async ({ id }: Asker) => {
  const token = (await oneTimeLink(payload, id, 1)).split('/').at(-1);
  return postUsers('reset-password', { token, password: NEW_PASSWORD });
};
const newPassword = ({ id, cookie }: Asker) =>
  callApi(`users/${id}`, {
    cookie,
    method: 'PATCH',
    body: { password: NEW_PASSWORD, currentPassword: PASSWORD },
  });
const ROLE_KEEPERS = Object.entries({ ...ASKS, 'a mailed link': BY_LINK, 'a new password': newPassword });

test('a new password brings back no session of its own that ended meanwhile', async () => {
  const person = await makeAsker('own-session');
  const end = () => execute(`DELETE FROM users_sessions WHERE _parent_id = ${person.id}`);
  const { answer } = await afterEachReading(
    async (reading) => reading > 1 && (await end()),
    () => newPassword(person),
  );
  expect(answer.status).toBe(200);
  expect(await userOf({ cookie: person.cookie })).toBe(null);
  expect(hasSession(await firstForm(person.email))).toBe(false);
  const cookies = await firstForm(person.email, NEW_PASSWORD);
  const done = await submit('login/code', { cookies, fields: { code: codeAt(person.secret) } });
  expect(hasSession(cookiesOf(done))).toBe(true);
});

test.each(ROLE_KEEPERS)('%s keeps a role as others left it meanwhile', async (name, ask) => {
  const person = await makeAsker(`role-${ROLE_KEEPERS.findIndex(([one]) => one === name)}`);
  const roleAfter = (reading: number) => (reading % 2 === 0 ? 'booker' : 'editor');
  const change = (reading: number) =>
    execute(`UPDATE users SET role = '${roleAfter(reading)}' WHERE id = ${person.id}`);
  const { answer, readings } = await afterEachReading(change, () => ask(person));
  expect(answer.status).toBeLessThan(400);
  expect((await payload.findByID({ collection: 'users', id: person.id })).role).toBe(roleAfter(readings));
});

/** An account, and the write that gives it `NEW_PASSWORD`. */
async function makeChanging(name: string) {
  const [person, other] = [await makePerson(name), await makePerson(`${name}-changed`)];
  await payload.update({ collection: 'users', id: other.id, data: { password: NEW_PASSWORD } });
  const change = () =>
    execute(
      `UPDATE users SET hash = (SELECT hash FROM users WHERE id = ${other.id}),
        salt = (SELECT salt FROM users WHERE id = ${other.id}) WHERE id = ${person.id}`,
    );
  return { ...person, change };
}

// the second reading is for the answer, when the session is open already
test.each([
  [1, 401],
  [2, 200],
])('a password changed after reading %i of a sign-in (%i) stays changed', async (after, status) => {
  const { email, change } = await makeChanging(`old-password-${after}`);
  const signIn = async (password: string) => (await postUsers('login', { email, password })).status;
  const { answer } = await afterEachReading(
    async (reading) => reading === after && (await change()),
    () => signIn(PASSWORD),
  );
  expect([answer, await signIn(PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([status, 401, 200]);
});

test('a password changed while it is checked sets up no second step', async () => {
  const { id, email, change } = await makeChanging('no-set-up');
  env().SECOND_STEP = 'required';
  try {
    const { answer: cookies } = await afterEachReading(
      async (reading) => reading === 1 && (await change()),
      () => firstForm(email),
    );
    const done = await submit('login/code', { cookies, fields: { code: codeAt(await secretIn(cookies)) } });
    expect([errorOf(done), hasSession(cookiesOf(done))]).toEqual(['over', false]);
    expect(await secondStepOf(payload, id)).toBe(null);
  } finally {
    env().SECOND_STEP = 'optional';
  }
});

test('a second step that was set up meanwhile lets no password in alone', async () => {
  const person = await makePerson('set-up-meanwhile');
  const setUp = () =>
    keepSecondStep(payload, { person: person.id, secret: newSecret(), step: 0, replaces: '' });
  const spy = vi.spyOn(clientOf(payload), 'atOnce').mockImplementationOnce(async (statements) => {
    await setUp();
    spy.mockRestore();
    return clientOf(payload).atOnce(statements);
  });
  expect((await postUsers('login', { email: person.email, password: PASSWORD })).status).toBe(401);
});

test('a hash of fewer rounds is made anew when its password is typed', async () => {
  const person = await makePerson('legacy');
  const salt = 'ab'.repeat(32);
  const legacy = pbkdf2Sync(PASSWORD, salt, 25_000, 512, 'sha256').toString('hex');
  await execute(`UPDATE users SET hash = '${legacy}', salt = '${salt}' WHERE id = ${person.id}`);
  const signIn = async () => (await postUsers('login', { email: person.email, password: PASSWORD })).status;
  expect(await signIn()).toBe(200);
  const { rows } = await execute(
    `SELECT hash LIKE 'pbkdf2-sha256-v1:%' AS renewed FROM users WHERE id = ${person.id}`,
  );
  expect(z.array(z.object({ renewed: z.coerce.boolean() })).parse(rows)).toEqual([{ renewed: true }]);
  expect(await signIn()).toBe(200);
});
