import { beforeAll, expect, test } from 'vitest';
import { findUses } from '../catalogue/uses/find-uses.ts';
import { mediaInText } from '../publishing/takedown/media-of.ts';
import { call, changeTalent, integrationToken, makeTalent, panel, unpublished } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';
import { textWithPicture } from './text-with-picture.ts';
import { uploadPicture } from './upload-picture.ts';

// Terms of talents cannot be deleted before they are taken off them.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('used-terms');
});

const name = { pt: 'Curve de teste', en: 'Test curve' };
const attributes = async () =>
  (await call('GET', '/integration/api/talents/attributes', { token: await integrationToken() })).json();
const ID = 987_001;

const MAKE = {
  categories: async () =>
    (await panel()).create({ collection: 'categories', data: { id: ID, key: 'used', name }, ...unpublished }),
  divisions: async () =>
    (await panel()).create({ collection: 'divisions', data: { id: ID, name, category: 1 }, ...unpublished }),
  skills: async () => (await panel()).create({ collection: 'skills', data: { name }, ...unpublished }),
};

test.each(['categories', 'divisions', 'skills'] as const)(
  'one of the %s that a talent has is not deleted, one that nobody has is',
  async (slug) => {
    const payload = await panel();
    const { id } = await MAKE[slug]();
    const owner = { name: 'Dona de Tudo', gender: 'woman', status: 'draft', [slug]: [id] } as const;
    const talent = await makeTalent(owner);
    const refused = await as('admin', 'DELETE', `${slug}/${id}`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Em uso (1): Dona de Tudo');
    const move = { body: JSON.stringify({ deletedAt: new Date().toISOString() }) };
    expect((await as('admin', 'PATCH', `${slug}/${id}`, move)).status).toBe(409);
    // in the trash the talent still has it
    const deletedAt = new Date().toISOString();
    await changeTalent(talent.id, { deletedAt });
    expect((await as('admin', 'DELETE', `${slug}/${id}`)).status).toBe(409);
    await payload.delete({ collection: 'talents', id: talent.id, trash: true, ...unpublished });
    const path = `${slug}/${id}`;
    const trashed = JSON.stringify({ deletedAt });
    expect((await as('editor', 'PATCH', path, { body: trashed })).status).toBe(403);
    expect((await as('admin', 'PATCH', path, { body: trashed })).status).toBe(200);
    expect(JSON.stringify(await attributes())).not.toContain(name.pt);
    expect((await as('admin', 'PATCH', `${path}?trash=true`, { body: '{"deletedAt":null}' })).status).toBe(
      200,
    );
    expect(JSON.stringify(await attributes())).toContain(name.pt);
    expect((await as('admin', 'DELETE', path)).status).toBe(200);
  },
);

const replace = (role: Role, path: string, by: number | null) =>
  as(role, 'POST', `${path}/replace-uses`, { body: JSON.stringify({ by }) });
const owned = async (data: object) => {
  const owner = { name: 'Dona do Que Sai', gender: 'woman', status: 'draft', ...data } as const;
  return makeTalent(owner);
};
const divisionsOf = async (id: number) =>
  (await (await panel()).findByID({ collection: 'talents', id, depth: 0, trash: true })).divisions;
const division = async (id: number, category = 1) =>
  (await panel()).create({ collection: 'divisions', data: { id, name, category }, ...unpublished });

test('a division is replaced in all that have it, or taken off, in the trash too, and can then go', async () => {
  const [gone, other] = [(await division(987_101)).id, (await division(987_102)).id];
  const both = await owned({ divisions: [gone, other] });
  const one = await owned({ divisions: [gone], deletedAt: new Date().toISOString() });
  for (const [role, status] of [
    ['editor', 403],
    ['booker', 403],
    ['nobody', 401],
  ] as const)
    expect((await replace(role, `divisions/${gone}`, null)).status).toBe(status);
  expect((await as('editor', 'DELETE', `divisions/${other}`)).status).toBe(403);
  expect((await replace('admin', `divisions/${gone}`, gone)).status).toBe(400);
  expect((await replace('admin', `divisions/${gone}`, 987_999)).status).toBe(404);
  expect(await (await replace('admin', `divisions/${gone}`, other)).json()).toEqual({ left: 0 });
  expect([await divisionsOf(both.id), await divisionsOf(one.id)]).toEqual([[other], [other]]);
  expect((await as('admin', 'DELETE', `divisions/${gone}`)).status).toBe(200);
  expect(await (await replace('admin', `divisions/${other}`, null)).json()).toEqual({ left: 0 });
  expect([await divisionsOf(both.id), await divisionsOf(one.id)]).toEqual([[], []]);
});

test('a category that divisions have is replaced, never just taken off', async () => {
  const payload = await panel();
  const data = { id: 987_201, key: 'sai', name };
  const { id } = await payload.create({ collection: 'categories', data, ...unpublished });
  const board = await division(987_202, id);
  expect((await replace('admin', `categories/${id}`, null)).status).toBe(409);
  expect((await replace('admin', `categories/${id}`, 1)).status).toBe(200);
  const after = await payload.findByID({ collection: 'divisions', id: board.id, depth: 0 });
  expect(after.category).toBe(1);
});

const postWith = async (picture: number, batch: string) =>
  (await panel()).create({
    collection: 'posts',
    data: {
      title: 'Com foto',
      type: 'news',
      batch,
      language: 'pt',
      status: 'draft',
      published_at: '2026-01-01T00:00:00.000Z',
      content: textWithPicture(picture),
    },
    ...unpublished,
  });

test('a picture is replaced at its place in galleries, covers and texts, or taken off all of them', {
  timeout: 60_000,
}, async () => {
  const payload = await panel();
  const colours = ['#111', '#222', '#333'] as const;
  const [gone, other, last] = await Promise.all(
    colours.map(async (colour) => (await uploadPicture('troca.jpg', colour)).id),
  );
  if (gone === undefined || other === undefined || last === undefined) throw new Error('no pictures');
  const talent = await owned({ cover: gone, book: [gone, last], snap: [other, gone, last] });
  const slide = { type: 'home', slide_mobile: gone, slide_desktop: gone } as const;
  const { id: slideId } = await payload.create({ collection: 'slides', data: slide, ...unpublished });
  const post = await postWith(gone, '00000000-0000-4000-8000-0000000c0f08');
  const stored = async () => {
    const { cover, book, snap } = await payload.findByID({ collection: 'talents', id: talent.id, depth: 0 });
    const { content } = await payload.findByID({ collection: 'posts', id: post.id, depth: 0 });
    return { cover, book, snap, text: mediaInText(content) };
  };
  expect((await replace('editor', `media/${gone}`, other)).status).toBe(403);
  // a slide always has a picture
  expect((await replace('admin', `media/${gone}`, null)).status).toBe(409);
  expect(await (await replace('admin', `media/${gone}`, other)).json()).toEqual({ left: 0 });
  expect(await stored()).toEqual({ cover: other, book: [other, last], snap: [other, last], text: [other] });
  await payload.delete({ collection: 'slides', id: slideId, trash: true, ...unpublished });
  expect(await (await replace('admin', `media/${other}`, null)).json()).toEqual({ left: 0 });
  expect(await stored()).toEqual({ cover: null, book: [last], snap: [last], text: [] });
  await payload.delete({ collection: 'posts', id: post.id, trash: true, ...unpublished });
});

test('a picture says where it is used: galleries, slides, covers and texts', async () => {
  const payload = await panel();
  const { id } = await uploadPicture('onde-usado.jpg', '#2a4');
  const talent = await owned({ cover: id, book: [id] });
  const trashed = await owned({ snap: [id], deletedAt: new Date().toISOString() });
  const post = await postWith(id, '00000000-0000-4000-8000-0000000c0f07');
  const { total, entries } = await findUses(payload, 'media', id, 20);
  expect(total).toBe(3);
  expect(entries.map(({ path, isInTrash }) => [path, isInTrash])).toEqual([
    [`collections/talents/${talent.id}`, false],
    [`collections/talents/${trashed.id}`, true],
    [`collections/posts/${post.id}`, false],
  ]);
  await payload.delete({ collection: 'posts', id: post.id, trash: true, ...unpublished });
});
