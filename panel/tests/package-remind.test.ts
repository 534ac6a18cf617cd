import { beforeAll, expect, test } from 'vitest';
import { packageMail } from '../inbox/mail/package.ts';
import { dueMails } from '../inbox/mail/queue.ts';
import { startMailWorker } from '../inbox/mail/worker.ts';
import { remind } from '../inbox/reminders/worker.ts';
import { writeLink } from '../packages/link.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { env } from '../platform/settings/env.ts';
import { MAIL_ON, withMailOn } from './package-kit.ts';
import { call, makeTalent, panel, panelToken } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { localDay } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';

// Reminders of a package, and more time for it.
const SETTINGS = {
  AGENCY_NAME: 'AFM',
  AGENCY_EMAIL: 'agencia@example.com',
  PANEL_ORIGIN: 'http://panel.test',
};

withMailOn();

let as: Staff;
let token: string;
let talent: number;
beforeAll(async () => {
  as = await signInStaff('package-remind');
  token = await panelToken();
  const payload = await panel();
  startMailWorker(payload, { ...env(), SMTP_URL: undefined });
  const data = { name: 'Dália', gender: 'woman', status: 'draft', birthdate: '1995-05-05' } as const;
  talent = (await makeTalent(data)).id;
});

const json = async (answer: Response, status = 200) => {
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
};
async function make(data: object = {}): Promise<Package> {
  const people = [{ name: 'Rita', email: 'rita@lembrar.example' }, { name: 'Sem endereço' }];
  const body = JSON.stringify({ title: 'Lembrar', people, talents: [{ talent }], ...data });
  return (await json(await as('booker', 'POST', 'packages?depth=0', { body }), 201)).doc;
}
const linkOf = ({ id, people }: Package, at = 0) =>
  writeLink({ id, recipient: people?.[at]?.id ?? '', version: 1 }, env());
const post = async (path: string, body: object) =>
  json(await call('POST', `/panel/api/packages/${path}`, { token, body }));
/** Opened by both, which is a sending. */
async function makeSent(data: object = {}): Promise<Package> {
  const made = await make(data);
  for (const at of [0, 1]) await post('open', { link: linkOf(made, at) });
  return made;
}
const remindersOf = async ({ id }: Package) =>
  (await dueMails(await panel(), Date.now() + 30 * DAY_MS, 100_000)).filter(
    ({ kind, entry, reader }) => kind === 'packages' && entry === id && reader.startsWith('remind:'),
  );
const onDay = async (day: number) => remind(await panel(), Date.now() + day * DAY_MS);

test('whoever has not answered is reminded on the seventh day and two days before the end, once each', async () => {
  const made = await makeSent();
  const counts: number[] = [];
  for (const day of [6, 7.1, 8, 11, 12.1, 13, 15]) {
    await onDay(day);
    counts.push((await remindersOf(made)).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2]);
  const [mail] = await remindersOf(made);
  const message = mail && (await packageMail(await panel(), mail, SETTINGS));
  expect(message?.to).toBe('rita@lembrar.example');
  expect(message?.text).toMatch(/Um lembrete: .*\n\n.*\/selecao\//);
});

test('nobody is reminded who was sent nothing, of a closed package, after an answer, or where staff say no', async () => {
  const unsent = await make();
  const closed = await makeSent({ state: 'closed' });
  const quiet = await makeSent({ reminds: false });
  const answered = await makeSent();
  await post('answer', {
    ...{ link: linkOf(answered), person: 'q'.repeat(22), name: 'Rita', is_sent: true },
    answers: [{ talent, pick: 'yes' }],
  });
  await onDay(7.1);
  for (const one of [unsent, closed, quiet, answered]) expect(await remindersOf(one)).toEqual([]);
});

test('a reminder that waits is dropped once the answer comes; staff send one by a click', async () => {
  const made = await makeSent();
  const recipient = made.people?.[0]?.id;
  for (const _ of [1, 2]) await json(await as('booker', 'POST', `packages/${made.id}/remind/${recipient}`));
  const [mail, ...more] = await remindersOf(made);
  expect(more).toEqual([]);
  if (!mail) throw new Error('no mail');
  expect(await packageMail(await panel(), mail, SETTINGS)).not.toBeNull();
  await post('answer', {
    ...{ link: linkOf(made), person: 'w'.repeat(22), name: 'Rita', is_sent: true },
    answers: [{ talent, pick: 'no' }],
  });
  expect(await packageMail(await panel(), mail, SETTINGS)).toBeNull();
});

test('while mail is off a press for a mail or a reminder says so, and none waits to go out later', async () => {
  const made = await makeSent();
  const to = made.people?.[0]?.id;
  Object.assign(env(), { SMTP_URL: undefined });
  for (const act of ['mail', 'remind']) {
    const answer = await json(await as('booker', 'POST', `packages/${made.id}/${act}/${to}`), 409);
    expect(answer.errors[0].message).toBe(
      'O e-mail está desligado, e nada foi enviado. Copie o link e mande você.',
    );
  }
  Object.assign(env(), MAIL_ON);
  const due = await dueMails(await panel(), Date.now() + DAY_MS, 100_000);
  expect(due.filter(({ kind, entry }) => kind === 'packages' && entry === made.id)).toEqual([]);
});

test('one click gives a week more from the end, or from now once that is over; none to a revoked package', async () => {
  const made = await make();
  const extend = (role: 'booker' | 'editor' = 'booker') => as(role, 'POST', `packages/${made.id}/extend`);
  const today = Date.parse(`${localDay(Date.now())}T12:00:00Z`);
  const daysLeft = async () => (Date.parse((await json(await extend())).expires_at) - today) / DAY_MS;
  expect(await daysLeft()).toBe(21);
  const body = JSON.stringify({ expires_at: new Date(Date.now() - DAY_MS).toISOString() });
  await json(await as('booker', 'PATCH', `packages/${made.id}`, { body }));
  expect(await daysLeft()).toBe(7);
  await post('open', { link: linkOf(made) });
  expect((await extend('editor')).status).toBe(403);
  await json(await as('booker', 'POST', `packages/${made.id}/revoke`));
  expect((await extend()).status).toBe(409);
});
