import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { forgetPerson, talentsOfPerson } from '../inbox/person/forget.ts';
import type { Talent } from '../platform/db/payload-types.ts';
import { isPublicFile } from '../publishing/takedown/uses.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// The history of a row: author and change, and the way back from a colleague's mistake (docs/decisions/staff-saves.md).
const COLORS = ['#101010', '#202020', '#303030', '#404040', '#505050', '#606060'];
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('versions');
});

const answered = z.object({ doc: z.looseObject({ id: z.number() }) });

async function newTalent(data: Partial<Talent> = {}): Promise<number> {
  const body = JSON.stringify({ name: 'Nora', gender: 'woman', status: 'published', ...data });
  return answered.parse(await (await as('editor', 'POST', 'talents?depth=0', { body })).json()).doc.id;
}

async function patch(id: number, data: Partial<Talent>, role: 'admin' | 'editor' = 'editor') {
  const answer = await as(role, 'PATCH', `talents/${id}?depth=0`, { body: JSON.stringify(data) });
  expect(answer.status).toBe(200);
}

const versionsOf = async (id: number) =>
  (
    await (
      await panel()
    ).findVersions({
      collection: 'talents',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 0,
      depth: 0,
    })
  ).docs;

const oldest = async (id: number) => String((await versionsOf(id)).at(-1)?.id);
const restore = (version: string) => as('editor', 'POST', `talents/versions/${version}`);
const talent = async (id: number) => (await panel()).findByID({ collection: 'talents', id, depth: 0 });

test('the first save of a row without a history keeps the state before it, the next ones add one each', async () => {
  const id = await newTalent({ nationality: 'BR' });
  const payload = await panel();
  await payload.db.deleteVersions({ collection: 'talents', where: { parent: { equals: id } } });
  await patch(id, { nationality: 'PT' }, 'admin');
  const read = async () =>
    (await versionsOf(id)).map(({ version }) => [version.nationality, version.saved_by]);
  expect(await read()).toEqual([
    ['PT', 'admin'],
    ['BR', 'editor'],
  ]);
  await patch(id, { nationality: 'AR' });
  expect(await read()).toHaveLength(3);
  expect((await restore(await oldest(id))).status).toBe(200);
  expect(await talent(id)).toMatchObject({ nationality: 'BR', saved_by: 'editor' });
});

test('a gallery that comes back is public again, and the site is told', async () => {
  const pictures = await Promise.all(COLORS.slice(0, 2).map((color) => uploadPicture('volta.jpg', color)));
  const id = await newTalent({ book: pictures.map((one) => one.id) });
  await patch(id, { book: [] });
  const payload = await panel();
  const shown = () =>
    Promise.all(pictures.map(({ filename }) => isPublicFile(payload, filename ?? '', Date.now())));
  expect(await shown()).toEqual([false, false]);
  const told = async () =>
    (await payload.count({ collection: 'revalidations', where: { tag: { equals: `talent:${id}` } } }))
      .totalDocs;
  await payload.db.deleteMany({ collection: 'revalidations', where: { tag: { equals: `talent:${id}` } } });
  expect((await restore(await oldest(id))).status).toBe(200);
  expect((await talent(id)).book).toEqual(pictures.map((one) => one.id));
  expect(await shown()).toEqual([true, true]);
  expect(await told()).toBeGreaterThan(0);
});

test('an older state neither puts a talent on the site nor takes her off, and she was public once for ever', async () => {
  const id = await newTalent({ status: 'draft', biography: { pt: 'Antes' } });
  await patch(id, { status: 'published', biography: { pt: 'Depois' } });
  expect((await restore(await oldest(id))).status).toBe(200);
  expect(await talent(id)).toMatchObject({
    status: 'published',
    was_public: true,
    biography: { pt: 'Antes' },
  });
  await patch(id, { status: 'draft' });
  const published = (await versionsOf(id)).find(({ version }) => version.status === 'published');
  expect((await restore(String(published?.id))).status).toBe(200);
  expect(await talent(id)).toMatchObject({ status: 'draft', was_public: true });
});

test('a state that names a picture deleted since comes back without it', async () => {
  const [kept, gone, cover] = await Promise.all(
    COLORS.slice(2, 5).map((color) => uploadPicture('some.jpg', color)),
  );
  if (!kept || !gone || !cover) throw new Error('No pictures');
  const id = await newTalent({ book: [kept.id, gone.id], cover: cover.id });
  await patch(id, { book: [], cover: null });
  for (const one of [gone, cover])
    await (await panel()).delete({ collection: 'media', id: one.id, ...unpublished });
  expect((await restore(await oldest(id))).status).toBe(200);
  const { book, cover: left } = await talent(id);
  expect([book, left]).toEqual([[kept.id], null]);
});

test('who brings an older privacy text back is named as its author', async () => {
  const payload = await panel();
  const { pt, en } = await payload.findGlobal({ slug: 'privacy', depth: 0 });
  const save = (title: string) =>
    as('admin', 'POST', 'globals/privacy', { body: JSON.stringify({ pt: { ...pt, title }, en }) });
  expect([(await save('Um título')).status, (await save('Outro título')).status]).toEqual([200, 200]);
  const versions = async () =>
    (await payload.findGlobalVersions({ slug: 'privacy', sort: '-updatedAt', limit: 3, depth: 0 })).docs;
  const [, before] = await versions();
  expect((await as('editor', 'POST', `globals/privacy/versions/${before?.id}`)).status).toBe(200);
  const [now] = await versions();
  expect([now?.version.pt?.title, now?.version.saved_by]).toEqual(['Um título', 'editor']);
  expect((await payload.findGlobal({ slug: 'privacy' })).saved_by).toBe('editor');
  await payload.updateGlobal({ slug: 'privacy', data: { pt, en }, ...unpublished });
});

test('the first change of the texts is undone from their history', async () => {
  const payload = await panel();
  const versions = async () =>
    (await payload.findGlobalVersions({ slug: 'texts', sort: '-updatedAt', limit: 50, depth: 0 })).docs;
  await payload.db.deleteVersions({ globalSlug: 'texts', where: {} });
  const { footer_promise: before } = await payload.findGlobal({ slug: 'texts', depth: 0 });
  const body = JSON.stringify({ footer_promise: { pt: 'Outra frase', en: null } });
  expect((await as('editor', 'POST', 'globals/texts', { body })).status).toBe(200);
  const [now, first, ...more] = await versions();
  expect([now?.version.footer_promise?.pt, more.length]).toEqual(['Outra frase', 0]);
  expect((await as('editor', 'POST', `globals/texts/versions/${first?.id}`)).status).toBe(200);
  const { footer_promise: after } = await payload.findGlobal({ slug: 'texts', depth: 0 });
  expect(after?.pt ?? null).toBe(before?.pt ?? null);
});

test('what the agency said before a change comes back', async () => {
  const payload = await panel();
  const save = (phone: string, name: string) =>
    as('editor', 'POST', 'globals/agency', { body: JSON.stringify({ phone, people: [{ name }] }) });
  expect((await save('48 3333-4444', 'Ana')).status).toBe(200);
  expect((await save('48 3333-5555', 'Bia')).status).toBe(200);
  const { docs } = await payload.findGlobalVersions({ slug: 'agency', sort: '-updatedAt', depth: 0 });
  expect([docs[0]?.version.saved_by, docs[1]?.version.phone]).toEqual(['editor', '48 3333-4444']);
  expect((await as('editor', 'POST', `globals/agency/versions/${docs[1]?.id}`)).status).toBe(200);
  const { phone, people } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  expect([phone, people?.map(({ name }) => name)]).toEqual(['48 3333-4444', ['Ana']]);
  await payload.updateGlobal({ slug: 'agency', data: { phone: null, people: [] }, ...unpublished });
});

test('deleting a person takes older states that hold their address; a talent who holds it is named, and stays', async () => {
  const payload = await panel();
  const [email, other] = ['mae@versions.test', 'outra@versions.test'];
  const past = await newTalent({ agency: { guardian_email: email.toUpperCase() } });
  const present = await newTalent({ name: 'Olga', agency: { email } });
  await patch(past, { agency: { guardian_email: other } });
  expect(await versionsOf(past)).toHaveLength(2);
  expect((await talentsOfPerson(payload, email)).map(({ name }) => name)).toEqual(['Olga']);
  await forgetPerson(payload, email);
  expect((await versionsOf(past)).map(({ version }) => version.agency?.guardian_email)).toEqual([other]);
  expect(await versionsOf(present)).toHaveLength(1);
});
