import type { Where } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { KINDS } from '../platform/reference/kinds.ts';
import { applicationForm, contactForm, sendForm, stored } from './forms.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// One log for all: person, act, entry and time, without personal values.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('audit');
});

const person = async (role: string) =>
  (
    await (
      await panel()
    ).find({ collection: 'users', where: { email: { equals: `audit-${role}@staff.test` } } })
  ).docs[0]?.id;
const lines = async (where: Where) =>
  (await (await panel()).find({ collection: 'audit-log', where, sort: 'id', limit: 0 })).docs;
const of = (subject: string, entry: number) =>
  lines({ and: [{ subject: { equals: subject } }, { entry: { equals: entry } }] });

test('a talent’s life is recorded by entry and names of fields, and none of what stands in them', async () => {
  const body = JSON.stringify({ name: 'Zuleica Secreta', gender: 'woman', status: 'draft' });
  const { id } = (await (await as('editor', 'POST', 'talents?depth=0', { body })).json()).doc;
  const save = (data: object) => as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify(data) });
  await save({ agency: { phone: '+55 48 99999-1234' }, nationality: 'BR' });
  await save({ status: 'published' });
  await save({ deletedAt: new Date().toISOString() });
  await as('admin', 'DELETE', `talents/${id}?trash=true`);
  const found = await of('talents', id);
  expect(found.map(({ act }) => act)).toEqual(['create', 'save', 'publish', 'trash', 'delete']);
  expect(found[1]).toMatchObject({ fields: 'nationality, agency', person: await person('editor') });
  expect(JSON.stringify(found)).not.toMatch(/Zuleica|99999/);
});

test('what comes through the site, leaves as a file, and settings are recorded too', async () => {
  const { id } = await stored(await sendForm('contact/pt', contactForm()));
  expect((await of('messages', Number(id))).map(({ act, person }) => [act, person])).toEqual([
    ['send', null],
  ]);
  for (const kind of KINDS) await as('booker', 'GET', `${kind}/export.csv`);
  const exported = await lines({
    and: [{ act: { equals: 'export' } }, { person: { equals: await person('booker') } }],
  });
  expect(exported.map(({ subject }) => subject)).toEqual(KINDS);
  await as('editor', 'POST', 'globals/agency', { body: '{"address":"Rua do Registro, 1"}' });
  const saved = await lines({
    and: [{ subject: { equals: 'agency' } }, { person: { equals: await person('editor') } }],
  });
  expect(saved.map(({ act, fields }) => [act, fields])).toEqual([['save', 'address']]);
});

test('who deletes a person on request stands beside each entry that went', async () => {
  const { id } = await stored(await sendForm('contact/pt', contactForm()));
  expect((await as('admin', 'POST', `messages/${id}/forget`)).status).toBe(200);
  const found = (await of('messages', Number(id))).filter(({ act }) => act === 'delete');
  expect(found).toMatchObject([{ person: await person('admin') }]);
});

test('an opened photo of a minor is recorded', async () => {
  const { id } = await stored(
    await sendForm('get-scouted/pt', {
      ...(await applicationForm()),
      birthdate: '2015-01-01',
      guardian_name: 'Maria',
      guardian_email: 'maria@example.com',
      consent: JSON.stringify({ version: '1', accepted_at: '2026-11-21T12:00:00Z', language: 'pt' }),
    }),
  );
  await (await as('booker', 'GET', `applications/${id}/photos/1`)).arrayBuffer();
  const opened = (await of('applications', Number(id))).filter(({ act }) => act === 'photo');
  expect(opened.map(({ person }) => person)).toEqual([await person('booker')]);
});

test('nobody changes a line or takes one away, and administrators alone read them', async () => {
  const payload = await panel();
  const { id } = (await payload.find({ collection: 'audit-log', limit: 1 })).docs[0] ?? { id: 0 };
  await expect(
    payload.update({ collection: 'audit-log', id, data: { subject: 'x' }, ...unpublished }),
  ).rejects.toThrow();
  await expect(
    payload.db.deleteMany({ collection: 'audit-log', where: { id: { equals: id } } }),
  ).rejects.toThrow();
  expect((await as('admin', 'GET', 'audit-log')).status).toBe(200);
  for (const role of ['editor', 'booker'] as const)
    expect((await as(role, 'GET', 'audit-log')).status).toBe(403);
});

test('an invitation names the administrator who made the account', async () => {
  const body = JSON.stringify({ name: 'Convidada', email: 'convidada@staff.test', role: 'editor' });
  expect((await as('admin', 'POST', 'users/invite', { body })).status).toBe(201);
  const { docs } = await (await panel()).find({
    collection: 'users',
    where: { email: { equals: 'convidada@staff.test' } },
  });
  const made = await of('users', Number(docs[0]?.id));
  expect(made.find(({ act }) => act === 'create')).toMatchObject({ person: await person('admin') });
});
