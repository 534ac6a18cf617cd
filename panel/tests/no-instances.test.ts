import { beforeAll, expect, test } from 'vitest';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('no-copies');
});

// Payload fetches the file of a copy from the request's Host, and stores it without our checks.
test('no file is copied, by nobody', async () => {
  const { id } = await uploadPicture('no-copies.jpg');
  const count = async () => (await (await panel()).count({ collection: 'media', trash: true })).totalDocs;
  const before = await count();
  for (const role of ['booker', 'editor', 'admin'] as const) {
    const { status } = await as(role, 'POST', `media/${id}/duplicate`, { body: '{}' });
    expect([400, 403, 404], role).toContain(status);
  }
  expect(await count()).toBe(before);
});

test('every collection of files refuses copies', async () => {
  const { collections } = (await panel()).config;
  const withFiles = collections.filter(({ upload }) => upload);
  expect(withFiles.map(({ slug }) => slug)).toContain('media');
  for (const { slug, disableDuplicate } of withFiles) expect(disableDuplicate, slug).toBe(true);
});

test('saved filters are deleted one by one, not by a condition', async () => {
  const payload = await panel();
  const preset = await payload.create({
    collection: 'payload-query-presets',
    data: { title: 'Nossas', isShared: true, relatedCollection: 'talents' },
  });
  const { status } = await as('booker', 'DELETE', 'payload-query-presets?where[id][exists]=true');
  expect(status).toBe(403);
  expect((await as('booker', 'DELETE', `payload-query-presets/${preset.id}`)).status).toBe(200);
});

test('a saved filter of entries that a role may not read is neither seen nor changed nor deleted', async () => {
  const payload = await panel();
  const docs: number[] = [];
  for (const relatedCollection of ['applications', 'messages', 'talents'] as const) {
    const where = { email: { equals: 'nia@secret.test' } };
    const data = { title: relatedCollection, isShared: true, where, relatedCollection };
    docs.push((await payload.create({ collection: 'payload-query-presets', data })).id);
  }
  const seen = async (role: 'admin' | 'manager' | 'editor' | 'booker') => {
    const list = await (
      await as(role, 'GET', `payload-query-presets?where[id][in]=${docs.join(',')}`)
    ).json();
    return list.docs.map(({ title }: { title: string }) => title).toSorted();
  };
  for (const role of ['admin', 'manager', 'booker'] as const)
    expect(await seen(role)).toEqual(['applications', 'messages', 'talents']);
  expect(await seen('editor')).toEqual(['talents']);
  const path = `payload-query-presets/${docs[0]}`;
  expect((await as('editor', 'GET', path)).status).toBe(404);
  expect((await as('editor', 'PATCH', path, { body: '{"title":"x"}' })).status).toBe(403);
  expect((await as('editor', 'DELETE', path)).status).toBe(403);
  const made = { title: 'x', isShared: true, relatedCollection: 'applications' };
  expect((await as('editor', 'POST', 'payload-query-presets', { body: JSON.stringify(made) })).status).toBe(
    403,
  );
  expect((await as('booker', 'DELETE', path)).status).toBe(200);
});
