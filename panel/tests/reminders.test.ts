import { beforeEach, expect, test, vi } from 'vitest';
import { claimMail, dueMails } from '../inbox/mail/queue.ts';
import { trySending } from '../inbox/mail/worker.ts';
import { remind } from '../inbox/reminders/worker.ts';
import type { Message } from '../platform/mail/transport.ts';
import { applicationForm, sendForm, stored } from './forms.ts';
import { changeTalent, makeTalent, panel, unpublished } from './panel.ts';
import { DAY_MS } from '../platform/reference/day.ts';

const NOW = Date.parse('2031-03-10T12:00:01.000Z');
const settings = {
  AGENCY_NAME: 'Casa',
  AGENCY_EMAIL: 'casa@agencia.example',
  PANEL_ORIGIN: 'https://painel.example',
};
let mails: Message[];
let refusesFirst = false;

const dayAt = (days: number) =>
  new Date(Date.parse('2031-03-10T12:00:00.000Z') + days * DAY_MS).toISOString();

const send = async (message: Message) => {
  if (refusesFirst) {
    refusesFirst = false;
    throw new Error('the server is away');
  }
  mails.push(message);
};
/** Queues due mails, and sends queued ones, that many days later. */
async function look(days = 0): Promise<void> {
  const now = NOW + days * DAY_MS;
  const payload = await panel();
  await remind(payload, now);
  for (const mail of await dueMails(payload, now, 50)) {
    if (await claimMail(payload, mail, now))
      await trySending(payload, mail, { send, settings, now: () => now });
  }
}
const about = (part: string) => mails.filter(({ text }) => text.includes(`${part}\n`) || text.endsWith(part));

beforeEach(async () => {
  mails = [];
  refusesFirst = false;
  await forgetMails();
});

/** Mails of entries are none of ours. */
const forgetMails = async () =>
  (await panel()).db.deleteMany({ collection: 'mails', where: { id: { greater_than: 0 } } });

async function application(assigned: 'somebody' | 'nobody') {
  const payload = await panel();
  const { id } = await stored(await sendForm('get-scouted/pt', await applicationForm()));
  const user = await payload.create({
    collection: 'users',
    data: {
      email: `retomar-${id}@agencia.example`,
      password: 'uma senha bem longa 1',
      name: 'R',
      role: 'booker',
    },
    ...unpublished,
  });
  const data = { follow_up_at: dayAt(0), assigned_to: assigned === 'somebody' ? user.id : null };
  await payload.update({ collection: 'applications', id, data, ...unpublished });
  await forgetMails();
  return { id, path: `/applications/${id}`, email: user.email };
}

test('whoever looks after an application is reminded once on its day, and again of a new day', async () => {
  const { id, path, email } = await application('somebody');
  await look(-1);
  expect(about(path)).toEqual([]);
  await look();
  await look();
  await look(1);
  expect(about(path)).toMatchObject([{ to: email }]);
  const payload = await panel();
  await payload.update({ collection: 'applications', id, data: { follow_up_at: dayAt(5) }, ...unpublished });
  await look(4);
  expect(about(path)).toHaveLength(1);
  await look(5);
  expect(about(path)).toHaveLength(2);
});

test('the agency is reminded where nobody looks after it; the mail names no person', async () => {
  const { id, path } = await application('nobody');
  const { name, email } = await (await panel()).findByID({ collection: 'applications', id, depth: 0 });
  await look();
  const [mail] = about(path);
  expect(mail?.to).toBe(settings.AGENCY_EMAIL);
  for (const secret of [name, email]) expect(JSON.stringify(mail)).not.toContain(secret);
});

test('a mail that was not sent is tried again', async () => {
  const { path } = await application('nobody');
  await look(-1);
  refusesFirst = true;
  await look();
  expect(about(path)).toEqual([]);
  await look(0.001);
  expect(about(path)).toHaveLength(1);
});

test('copies of the panel that look at once queue it once, with the note that it was', async () => {
  const { id } = await application('nobody');
  const payload = await panel();
  await Promise.all([1, 2, 3].map(() => remind(payload, NOW)));
  const { docs } = await payload.find({ collection: 'mails', where: { entry: { equals: id } } });
  expect(docs).toHaveLength(1);
  const { reminded_at } = await payload.findByID({ collection: 'applications', id });
  expect(reminded_at).toBe(new Date(NOW).toISOString());
});

test('after a kill between sending and noting it goes again as the same mail', async () => {
  const { path } = await application('nobody');
  const payload = await panel();
  await remind(payload, NOW);
  const [mail] = await dueMails(payload, NOW, 1);
  if (!mail) throw new Error('Nothing was queued');
  await claimMail(payload, mail, NOW);
  const killed = async (message: Message) => {
    mails.push(message);
    return new Promise<never>(() => {});
  };
  void trySending(payload, mail, { send: killed, settings, now: () => NOW });
  await vi.waitFor(() => expect(about(path)).toHaveLength(1));
  await look(0.01);
  await look(0.02);
  const [first, second] = about(path);
  expect(about(path)).toHaveLength(2);
  expect(second?.messageId).toBe(first?.messageId);
});

test('nobody is reminded of what was taken back meanwhile', async () => {
  const { id, path } = await application('nobody');
  const payload = await panel();
  await remind(payload, NOW);
  await payload.delete({ collection: 'applications', id, ...unpublished });
  await look();
  expect(about(path)).toEqual([]);
});

test.each(['contract_until', 'permit_until'] as const)(
  '%s: told 30 and 7 days before, once each',
  async (field) => {
    const agency = { [field]: dayAt(30) };
    const { id } = await makeTalent({ name: `Prazo ${field}`, agency });
    const path = `/talents/${id}`;
    await look(-1);
    expect(about(path)).toEqual([]);
    for (const days of [0, 1, 22]) await look(days);
    expect(about(path)).toHaveLength(1);
    for (const days of [23, 24, 29, 31, 40]) await look(days);
    expect(about(path).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('30 dias'),
      expect.stringContaining('7 dias'),
    ]);
    expect(JSON.stringify(about(path))).not.toContain('Prazo');
  },
);

test('a date given late is told once, and another date anew', async () => {
  const { id } = await makeTalent({
    name: 'Prazo curto',
    agency: { contract_until: dayAt(3) },
  });
  for (const days of [0, 1, 2]) await look(days);
  expect(about(`/talents/${id}`)).toHaveLength(1);
  await changeTalent(id, { agency: { contract_until: dayAt(5) } });
  await look(2);
  expect(about(`/talents/${id}`)).toHaveLength(2);
});
