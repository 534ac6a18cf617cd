import { beforeAll, expect, test } from 'vitest';
import { mayEdit } from '../parts/access/own-locks.ts';
import type { User } from '../platform/db/payload-types.ts';
import { panel, unpublished } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';

// A lock is made by opening a form, in one's own name and with the right to edit; others take it over, and never
// remove it.
const SLUG = 'payload-locked-documents';
let as: Staff;
const people = new Map<Role, User>();
let post: number;
beforeAll(async () => {
  as = await signInStaff('locks');
  const payload = await panel();
  for (const role of ['admin', 'editor', 'booker'] as const) {
    const where = { email: { equals: `locks-${role}@staff.test` } };
    const [person] = (await payload.find({ collection: 'users', where })).docs;
    if (person) people.set(role, person);
  }
  const data = { title: 'Trava', type: 'news', language: 'pt', status: 'draft', batch: 'locks' } as const;
  post = (
    await payload.create({
      collection: 'posts',
      data: { ...data, published_at: '2026-11-01T00:00:00.000Z' },
      ...unpublished,
    })
  ).id;
});

const owner = (role: Role) => ({ relationTo: 'users' as const, value: people.get(role)?.id ?? 0 });

async function lockOf(role: Role) {
  const data = { document: { relationTo: 'posts' as const, value: post }, user: owner(role) };
  return (await (await panel()).create({ collection: SLUG, data })).id;
}
const holder = async (id: number) =>
  (await (await panel()).findByID({ collection: SLUG, id, depth: 0, disableErrors: true }))?.user.value;
const take = (role: Role, id: number, inNameOf: Role) =>
  as(role, 'PATCH', `${SLUG}/${id}`, { body: JSON.stringify({ user: owner(inNameOf) }) });

test('no API makes a lock, in whoever’s name', async () => {
  for (const role of ['admin', 'editor', 'booker'] as const) {
    const body = JSON.stringify({ globalSlug: 'agency', user: owner('editor') });
    expect((await as(role, 'POST', SLUG, { body })).status).toBe(403);
  }
});

test('an editor takes a lock over for themselves, and nobody for somebody else or of what they may not edit', async () => {
  const id = await lockOf('admin');
  expect((await take('booker', id, 'booker')).status).toBe(403);
  expect((await take('editor', id, 'booker')).status).toBe(403);
  expect(await holder(id)).toBe(people.get('admin')?.id);
  expect((await take('editor', id, 'editor')).status).toBe(200);
  expect(await holder(id)).toBe(people.get('editor')?.id);
  expect((await as('editor', 'PATCH', `${SLUG}/${id}`, { body: '{"globalSlug":"agency"}' })).status).toBe(
    403,
  );
  expect((await as('editor', 'DELETE', `${SLUG}/${id}`)).status).toBe(200);
});

test('nobody removes a lock of somebody else', async () => {
  const id = await lockOf('admin');
  expect((await as('booker', 'DELETE', `${SLUG}/${id}`)).status).toBe(403);
  await as('booker', 'DELETE', `${SLUG}?where[id][exists]=true`);
  await as('editor', 'DELETE', `${SLUG}?where[user.value][exists]=true`);
  expect(await holder(id)).toBe(people.get('admin')?.id);
  expect((await as('admin', 'DELETE', `${SLUG}/${id}`)).status).toBe(200);
});

test('opening a form locks only what this person may edit', async () => {
  const payload = await panel();
  const editable = async (role: Role, subject: object) => {
    const person = people.get(role);
    const req = {
      payload,
      user: person ? { ...person, collection: 'users' as const } : null,
      t: (key: string) => key,
    };
    return mayEdit(req as never, subject);
  };
  expect(await editable('editor', { collection: 'posts', id: post })).toBe(true);
  expect(await editable('booker', { collection: 'posts', id: post })).toBe(false);
  expect(await editable('editor', { collection: 'applications', id: 1 })).toBe(false);
  expect(await editable('booker', { global: 'replies' })).toBe(true);
  expect(await editable('booker', { global: 'agency' })).toBe(false);
  expect(await editable('admin', { collection: 'constructor' })).toBe(false);
  // an account of one's own, not that of somebody else
  expect(await editable('booker', { collection: 'users', id: people.get('booker')?.id })).toBe(true);
  expect(await editable('booker', { collection: 'users', id: people.get('admin')?.id })).toBe(false);
  // an entry that one may edit hides no global that one may not
  expect(await editable('booker', { collection: 'talents', id: 1, global: 'privacy' })).toBe(false);
});

test('a list names whoever edits one of its entries now, to every role', async () => {
  const id = await lockOf('admin');
  const payload = await panel();
  for (const role of ['editor', 'booker'] as const) {
    const person = people.get(role);
    const { docs } = await payload.find({
      ...{ collection: 'posts', where: { id: { equals: post } }, includeLockStatus: true },
      ...{ overrideAccess: false, user: person ? { ...person, collection: 'users' } : null },
    });
    expect(docs).toMatchObject([
      { _isLocked: true, _userEditing: { id: people.get('admin')?.id, email: 'admin' } },
    ]);
  }
  expect((await as('admin', 'DELETE', `${SLUG}/${id}`)).status).toBe(200);
});

test('a save of what somebody else holds is refused by their name, alone and among many', async () => {
  const id = await lockOf('admin');
  const refused = 'admin está editando agora, e isto não foi salvo.';
  // as the form saves
  const save = () =>
    as('editor', 'PATCH', `posts/${post}?overrideLock=false`, { body: '{"title":"Trava 2"}' });
  const alone = await save();
  expect([alone.status, (await alone.json()).errors]).toEqual([423, [{ message: refused }]]);
  const body = JSON.stringify({ ids: [post], count: 1, fields: { title: 'Trava 2' } });
  const many = await as('editor', 'POST', 'posts/update-selected', { body });
  expect((await many.json()).failed).toMatchObject([{ id: post, message: refused }]);
  expect((await as('admin', 'DELETE', `${SLUG}/${id}`)).status).toBe(200);
  expect((await save()).status).toBe(200);
});

test('whoever may edit an entry reads the name of the person who does, and nobody else', async () => {
  const id = await lockOf('admin');
  const ask = (role: Role) => as(role, 'GET', `editing?collection=posts&id=${post}`);
  const answer = await ask('editor');
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'admin', at: expect.any(String) }]);
  for (const role of ['booker', 'nobody'] as const)
    expect([401, 403, 404]).toContain((await ask(role)).status);
  expect((await as('admin', 'DELETE', `${SLUG}/${id}`)).status).toBe(200);
  expect(await (await ask('editor')).json()).toEqual({ name: null, at: null });
});
