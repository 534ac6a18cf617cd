import { expect, test, vi } from 'vitest';
import { restoreAdmin } from '../accounts/links.ts';
import { secondStepOf } from '../accounts/second-step.ts';
import { callApi, postUsers, userOf } from './api.ts';
import { panel, unpublished } from './panel.ts';
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

const NEW_PASSWORD = 'another-one-of-second-steps';
const { subjects } = keepMails();

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
  expect([(await userOf({ cookie: here })).id, await userOf({ cookie: there })]).toEqual([id, null]);
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

test('nobody signed in, and nobody else’s challenge, sets anything up', async () => {
  for (const path of ['start', 'confirm', 'codes', 'off', 'done'])
    expect((await submit(`second-step/${path}`, { fields: { currentPassword: PASSWORD } })).status).toBe(401);
  const [victim, thief] = [await makePerson('victim'), await makePerson('thief')];
  const started = await submit('second-step/start', {
    cookies: await firstForm(thief.email),
    fields: { currentPassword: PASSWORD },
  });
  const challenge = cookiesOf(started)
    .split('; ')
    .find((cookie) => cookie.startsWith('passarela-second-step='));
  const cookies = `${await firstForm(victim.email)}; ${challenge}`;
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
  expect(await userOf({ cookie: session })).toBe(null);
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
  expect(await userOf({ cookie: session })).toBe(null);
  expect(subjects(email)).toContain('Verificação em duas etapas redefinida');
  const token = link.split('/').at(-1);
  expect((await postUsers('reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
  expect(hasSession(await firstForm(email, NEW_PASSWORD))).toBe(true);
});

test('no answer about accounts tells who has a second step to others, nor anything of it', async () => {
  const { secret, email } = await makeEnrolled('hidden', 'admin');
  const cookies = await signInWithCode(email, codeAt(secret));
  const payload = await panel();
  await payload.create({
    collection: 'users',
    data: { name: 'x', role: 'booker', email: 'x@second-step.test', password: PASSWORD },
    ...unpublished,
  });
  // of these two alone: people of other tests have such words for names
  const own = `where[email][in]=${email},x@second-step.test`;
  const answer = await callApi(`users?depth=2&showHiddenFields=true&limit=0&${own}`, {
    cookie: cookies,
    method: 'GET',
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/recovery|"secret"|last_step/);
});
