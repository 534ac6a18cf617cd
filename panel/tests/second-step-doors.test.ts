import { handleEndpoints } from 'payload';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import config from '../payload.config.ts';
import { env } from '../settings/env.ts';
import { restoreAdmin } from '../staff/admins/restore-admin.ts';
import { oneTimeLink } from '../staff/links/one-time-link.ts';
import { endSessionsWithout } from '../staff/second-step/required.ts';
import { secondStepOf } from '../staff/second-step/store.ts';
import { panel, quiet } from './panel.ts';
import {
  codeAt,
  cookiesOf,
  errorOf,
  firstForm,
  forgetUse,
  hasSession,
  makeEnrolled,
  makePerson,
  PASSWORD,
  signInWithCode,
  submit,
} from './second-step-kit.ts';

const NEW_PASSWORD = 'another-one-of-second-steps';
const sent: { to?: unknown; subject?: unknown }[] = [];

beforeAll(async () => {
  const spy = vi.spyOn(await panel(), 'sendEmail').mockImplementation(async (message) => {
    sent.push(message);
  });
  return () => spy.mockRestore();
});
afterEach(() => {
  sent.length = 0;
  env().SECOND_STEP = 'optional';
});
const subjects = (to: string) => sent.filter((mail) => mail.to === to).map(({ subject }) => subject);

const json = (path: string, body: object, cookies = '') =>
  handleEndpoints({
    config,
    request: new Request(`http://panel.test/cms-api/users/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'pt',
        Origin: env().PANEL_ORIGIN,
        ...(cookies && { Cookie: cookies }),
      },
      body: JSON.stringify(body),
    }),
  });

const me = async (cookies: string) =>
  (
    await (
      await handleEndpoints({
        config,
        request: new Request('http://panel.test/cms-api/users/me', {
          headers: { Cookie: cookies, Origin: env().PANEL_ORIGIN },
        }),
      })
    ).json()
  ).user;

async function sessionsOf(id: number): Promise<number> {
  const user = await (await panel()).findByID({ collection: 'users', id, showHiddenFields: true });
  return user.sessions?.length ?? 0;
}

// each door opened with everything but the code
const DOORS: Record<string, (person: { id: number; email: string }) => Promise<Response>> = {
  'the log-in for programs': ({ email }) => json('login', { email, password: PASSWORD }),
  'the log-in for programs, with a code beside': ({ email }) =>
    json('login', { email, password: PASSWORD, code: '000000' }),
  'a form that sends no code': async ({ email }) => submit('login/code', { cookies: await firstForm(email) }),
  'the second form without the first': () => submit('login/code', { fields: { code: '000000' } }),
  'a new token with the ticket': async ({ email }) => json('refresh-token', {}, await firstForm(email)),
  'the first user': ({ email }) => json('first-register', { email, password: PASSWORD, name: 'x' }),
  'a forgotten password': ({ email }) => json('forgot-password', { email }),
  'a mailed link': async ({ id }) =>
    json('reset-password', {
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
  expect((await json('reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
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
  expect((await json('login', { email, password: PASSWORD })).status).toBe(403);
  await expect(
    (await panel()).login({ collection: 'users', data: { email, password: PASSWORD } }),
  ).rejects.toThrow();
  expect(await me(cookies)).toBe(null);
  expect(errorOf(await submit('login/code', { cookies, fields: { code: '000000' } }))).toBe('code');
  expect(await secondStepOf(await panel(), id)).toBe(null);
  const done = await submit('login/code', { cookies, fields: { code: codeAt(await secretIn(cookies)) } });
  const after = cookiesOf(done, cookies);
  expect((await me(after)).id).toBe(id);
  expect(await secondStepOf(await panel(), id)).not.toBe(null);
  expect(subjects(email)).toContain('Verificação em duas etapas ligada');
  // the password alone, twice, does not replace what is there
  const again = await submit('login/code', { cookies, fields: { code: codeAt(await secretIn(cookies), 1) } });
  expect([errorOf(again), hasSession(cookiesOf(again))]).toEqual(['over', false]);
  const off = await submit('second-step/off', {
    cookies: after,
    fields: { currentPassword: PASSWORD, code: codeAt(await secretIn(cookies), 1) },
  });
  expect(off.status).toBe(403);
});

/** The secret that the page shows, from the ticket. */
async function secretIn(cookies: string): Promise<string> {
  const { ticketOf } = await import('../staff/second-step/ticket.ts');
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ req: { headers: new Headers({ Cookie: cookies }) } }, await panel());
  const ticket = await ticketOf(req);
  return ticket && 'secret' in ticket ? ticket.secret : '';
}

test('the start ends sessions of before where it is required, of whoever has none', async () => {
  const [plain, enrolled] = [await makePerson('old-session'), await makeEnrolled('new-session')];
  const before = await firstForm(plain.email);
  const kept = await signInWithCode(enrolled.email, codeAt(enrolled.secret));
  expect(await endSessionsWithout(await panel())).toBe(0);
  expect(await me(before)).not.toBe(null);
  env().SECOND_STEP = 'required';
  await endSessionsWithout(await panel());
  expect([await me(before), (await me(kept)).id]).toEqual([null, enrolled.id]);
});

test('a person switches it on with the password and a code, which ends the other sessions, and off with both', async () => {
  const { id, email } = await makePerson('switch');
  const [here, there] = [await firstForm(email), await firstForm(email)];
  const start = (fields: Record<string, string>) => submit('second-step/start', { cookies: here, fields });
  expect(errorOf(await start({ currentPassword: 'not-my-password' }))).toBe('password');
  const cookies = cookiesOf(await start({ currentPassword: PASSWORD }), here);
  const secret = await secretIn(cookies);
  const first = codeAt(secret);
  const wrong = await submit('second-step/confirm', { cookies, fields: { code: '000000' } });
  expect(errorOf(wrong)).toBe('code');
  expect(await secondStepOf(await panel(), id)).toBe(null);
  const confirmed = await submit('second-step/confirm', { cookies, fields: { code: first } });
  expect(confirmed.headers.get('Location')).toBe('/admin/second-step');
  expect([(await me(here)).id, await me(there)]).toEqual([id, null]);
  expect(subjects(email)).toContain('Verificação em duas etapas ligada');

  const off = (fields: Record<string, string>) => submit('second-step/off', { cookies: here, fields });
  expect(errorOf(await off({ currentPassword: PASSWORD }))).toBe('code');
  expect(errorOf(await off({ currentPassword: PASSWORD, code: first }))).toBe('used');
  expect(errorOf(await off({ currentPassword: 'not-my-password', code: codeAt(secret, 1) }))).toBe(
    'password',
  );
  expect(await secondStepOf(await panel(), id)).not.toBe(null);
  expect(errorOf(await off({ currentPassword: PASSWORD, code: codeAt(secret, 1) }))).toBe('');
  expect(await secondStepOf(await panel(), id)).toBe(null);
  expect(subjects(email)).toContain('Verificação em duas etapas desligada');
});

test('another phone and other recovery codes: those from before no longer do', async () => {
  const { id, email, secret, codes } = await makeEnrolled('renew');
  const cookies = await signInWithCode(email, codeAt(secret));
  const renewed = await submit('second-step/codes', {
    cookies,
    fields: { currentPassword: PASSWORD, code: codeAt(secret, 1) },
  });
  expect(errorOf(renewed)).toBe('');
  expect(subjects(email)).toContain('Novos códigos de recuperação');
  expect(hasSession(await signInWithCode(email, codes[0] ?? ''))).toBe(false);
  await forgetUse(id);
  const started = await submit('second-step/start', {
    cookies,
    fields: { currentPassword: PASSWORD, code: codeAt(secret, 1) },
  });
  const fresh = await secretIn(cookiesOf(started, cookies));
  await submit('second-step/confirm', {
    cookies: cookiesOf(started, cookies),
    fields: { code: codeAt(fresh) },
  });
  expect(hasSession(await signInWithCode(email, codeAt(secret)))).toBe(false);
  expect(hasSession(await signInWithCode(email, codeAt(fresh, 1)))).toBe(true);
  expect((await secondStepOf(await panel(), id))?.salt).toBeTruthy();
});

test('nobody signed in, and nobody else’s ticket, sets anything up', async () => {
  for (const path of ['start', 'confirm', 'codes', 'off', 'done'])
    expect((await submit(`second-step/${path}`, { fields: { currentPassword: PASSWORD } })).status).toBe(401);
  const [victim, thief] = [await makePerson('victim'), await makePerson('thief')];
  const started = await submit('second-step/start', {
    cookies: await firstForm(thief.email),
    fields: { currentPassword: PASSWORD },
  });
  const ticket = cookiesOf(started)
    .split('; ')
    .find((cookie) => cookie.startsWith('passarela-second-step='));
  const cookies = `${await firstForm(victim.email)}; ${ticket}`;
  const fields = { code: codeAt(await secretIn(cookies)) };
  expect(errorOf(await submit('second-step/confirm', { cookies, fields }))).toBe('over');
  expect(await secondStepOf(await panel(), victim.id)).toBe(null);
});

test('an administrator with the own password resets another’s: sessions end, a mail says so, the log too', async () => {
  const person = await makeEnrolled('locked-out');
  const admin = await makePerson('resets', 'admin');
  const session = await signInWithCode(person.email, codeAt(person.secret));
  const cookies = await firstForm(admin.email);
  const reset = (as: string, currentPassword: string, id = person.id) =>
    submit(`${id}/second-step/reset`, { cookies: as, fields: { currentPassword } });
  expect((await reset('', PASSWORD)).status).toBe(401);
  expect((await reset(session, PASSWORD, admin.id)).status).toBe(403);
  expect((await reset(cookies, PASSWORD, admin.id)).status).toBe(403);
  expect(errorOf(await reset(cookies, 'not-my-password'))).toBe('password');
  expect(await secondStepOf(await panel(), person.id)).not.toBe(null);
  const log = vi.spyOn((await panel()).logger, 'warn');
  expect((await reset(cookies, PASSWORD)).status).toBe(303);
  expect(log).toHaveBeenCalledWith(`Staff ${admin.id} reset the second step of staff ${person.id}`);
  log.mockRestore();
  expect(await secondStepOf(await panel(), person.id)).toBe(null);
  expect(await me(session)).toBe(null);
  expect(subjects(person.email)).toContain('Verificação em duas etapas redefinida');
  expect(hasSession(await firstForm(person.email))).toBe(true);
});

test('the rescue command takes a second step away only when it is asked to', async () => {
  const { id, email, secret } = await makeEnrolled('rescued', 'admin');
  const session = await signInWithCode(email, codeAt(secret));
  await restoreAdmin(await panel(), email);
  expect(await secondStepOf(await panel(), id)).not.toBe(null);
  const { link } = await restoreAdmin(await panel(), email, { withoutSecondStep: true });
  expect(await secondStepOf(await panel(), id)).toBe(null);
  expect(await me(session)).toBe(null);
  expect(subjects(email)).toContain('Verificação em duas etapas redefinida');
  const token = link.split('/').at(-1);
  expect((await json('reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
  expect(hasSession(await firstForm(email, NEW_PASSWORD))).toBe(true);
});

test('no answer about accounts tells who has a second step to others, nor anything of it', async () => {
  const { secret, email } = await makeEnrolled('hidden', 'admin');
  const cookies = await signInWithCode(email, codeAt(secret));
  const payload = await panel();
  await payload.create({
    collection: 'users',
    data: { name: 'x', role: 'booker', email: 'x@second-step.test', password: PASSWORD },
    ...quiet,
  });
  const answer = await handleEndpoints({
    config,
    request: new Request('http://panel.test/cms-api/users?depth=2&showHiddenFields=true&limit=0', {
      headers: { Cookie: cookies, Origin: env().PANEL_ORIGIN },
    }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/recovery|"secret"|last_step/);
});
