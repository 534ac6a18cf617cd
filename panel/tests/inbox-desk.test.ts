import { beforeAll, expect, test } from 'vitest';
import { datesToCome, waitingFor } from '../inbox/waiting-for.ts';
import { contactForm, sendForm, stored } from './forms.ts';
import { makeTalent, panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Staff share the inbox: they assign, mention, answer, and see on the dashboard what waits.
let as: Staff;
let message: number;
beforeAll(async () => {
  as = await signInStaff('desk');
  message = Number((await stored(await sendForm('contact/pt', contactForm()))).id);
});

const person = async (role: string) => {
  const where = { email: { equals: `desk-${role}@staff.test` } };
  return (await (await panel()).find({ collection: 'users', where })).docs[0]?.id ?? 0;
};
const save = (data: object) =>
  as('booker', 'PATCH', `messages/${message}?depth=0`, { body: JSON.stringify(data) });
const mine = async (role: string) =>
  (await waitingFor(await panel(), await person(role)))
    .filter(({ kind, id }) => kind === 'messages' && id === message)
    .map(({ why }) => why);

test('a booker gives a message to a colleague, whose dashboard has it until it is answered', async () => {
  expect((await save({ assigned_to: await person('admin') })).status).toBe(200);
  expect([await mine('admin'), await mine('booker')]).toEqual([['assigned'], []]);
  const answer = await as('booker', 'POST', `messages/${message}/answered`);
  expect(await answer.json()).toEqual({ changed: 1 });
  expect(await mine('admin')).toEqual([]);
});

test('answered stays answered, archived stays archived, and editors change neither', async () => {
  expect(await (await as('booker', 'POST', `messages/${message}/answered`)).json()).toEqual({ changed: 0 });
  expect((await as('editor', 'POST', `messages/${message}/answered`)).status).toBe(403);
});

test('a mention in a note is on the dashboard of the person until the entry is archived', async () => {
  const payload = await panel();
  const data = {
    name: 'Célia Mencionada',
    role: 'booker',
    email: 'celia@staff.test',
    password: 'a-long-password-1',
  } as const;
  const { id } = await payload.create({ collection: 'users', data, ...unpublished });
  const waits = async () => (await waitingFor(payload, id)).map(({ why }) => why);
  await save({ notes: 'Liga amanhã, @Célia Mencionada', assigned_to: null });
  expect(await waits()).toEqual(['mentioned']);
  expect((await waitingFor(payload, id))[0]?.note).toBe('Liga amanhã, @Célia Mencionada');
  await save({ notes: 'Liga amanhã, @Célia Mencionadaaa' });
  expect(await waits()).toEqual([]);
  await save({ notes: '@Célia Mencionada', status: 'archived' });
  expect(await waits()).toEqual([]);
  await save({ assigned_to: id });
  await payload.delete({ collection: 'users', id, ...unpublished });
  expect((await payload.findByID({ collection: 'messages', id: message, depth: 0 })).assigned_to).toBeNull();
});

test('ends of contracts and permits within 30 days are dates of the dashboard', async () => {
  const payload = await panel();
  const now = Date.now() + 4000 * 86_400_000;
  const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const agency = { contract_until: inDays(20), permit_until: inDays(40) };
  const { id } = await makeTalent({ name: 'Vence em breve', agency });
  const dates = (await datesToCome(payload, now)).filter(
    ({ id: one, what }) => one === id && what !== 'follow-up',
  );
  expect(dates.map(({ what, day }) => [what, day.slice(0, 10)])).toEqual([
    ['contract', agency.contract_until.slice(0, 10)],
  ]);
  await payload.delete({ collection: 'talents', id, ...unpublished });
});
