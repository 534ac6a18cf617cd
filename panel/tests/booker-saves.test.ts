import { beforeAll, beforeEach, expect, test } from 'vitest';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// Bookers measure and photograph: they save those fields of a talent, with history, and nothing else (every field:
// written-fields.test.ts).
const UNCHANGED = '170/5\'7"';

let as: Staff;
let id: number;
beforeAll(async () => {
  as = await signInStaff('booker-saves');
});
beforeEach(async () => {
  const data = { name: 'Medida Nova', gender: 'woman', status: 'draft', height: '170' } as const;
  ({ id } = await (await panel()).create({
    collection: 'talents',
    data: { ...data, agency: { phone: '1' } },
    ...unpublished,
  }));
});

const stored = async () => (await panel()).findByID({ collection: 'talents', id, depth: 0, trash: true });
const save = async (data: object) => as('booker', 'PATCH', `talents/${id}`, { body: JSON.stringify(data) });

test('a booker saves measures and photos, and the history names who', async () => {
  const { id: photo } = await uploadPicture('booker.jpg');
  const { updatedAt } = await stored();
  const answer = await save({ height: '1,78', eyes: 'blue', book: [photo], cover: photo, updatedAt });
  expect(answer.status).toBe(200);
  expect(await stored()).toMatchObject({ eyes: 'blue', book: [photo], cover: photo, name: 'Medida Nova' });
  expect((await stored()).height).toMatch(/^178/);
  const { docs } = await (await panel()).findVersions({
    collection: 'talents',
    where: { parent: { equals: id } },
  });
  expect(docs.length).toBeGreaterThanOrEqual(2);
});

test('with a field of others a booker’s save is refused whole, and says which', async () => {
  const before = await stored();
  const answer = await save({ height: '180', agency: { phone: '2', real_name: 'x' } });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('“agency”');
  expect(await stored()).toEqual(before);
});

test.each([
  ['to the trash', { deletedAt: '2026-11-01T00:00:00.000Z' }],
  ['to the trash with a measure', { deletedAt: '2026-11-01T00:00:00.000Z', height: '180' }],
])('no booker moves a talent %s', async (_what, data) => {
  expect((await save(data)).status).toBe(403);
  expect(await stored()).toMatchObject({ height: UNCHANGED });
});

test('no booker changes or restores what is in the trash', async () => {
  const data = { deletedAt: new Date().toISOString() };
  await (await panel()).update({ collection: 'talents', id, data, ...unpublished });
  const before = await stored();
  for (const body of ['{"height":"180"}', '{"deletedAt":null}']) {
    const answer = await as('booker', 'PATCH', `talents/${id}?trash=true`, { body });
    expect([403, 404]).toContain(answer.status);
    await as('booker', 'PATCH', `talents?trash=true&where[id][equals]=${id}`, { body });
  }
  expect(await stored()).toEqual(before);
  expect(before.deletedAt).toBeTruthy();
});

test('no booker goes back to an older version, makes or takes down a talent', async () => {
  await save({ height: '180' });
  const { docs } = await (await panel()).findVersions({
    collection: 'talents',
    where: { parent: { equals: id } },
  });
  const older = docs.at(-1)?.id;
  expect((await as('booker', 'POST', `talents/versions/${older}`)).status).toBe(403);
  expect((await stored()).height).toMatch(/^180/);
  expect((await as('editor', 'POST', `talents/versions/${older}`)).status).toBe(200);
  expect((await as('booker', 'POST', 'talents', { body: '{"name":"x","gender":"woman"}' })).status).toBe(403);
  expect((await as('booker', 'POST', `talents/${id}/take-down`)).status).toBe(403);
  expect((await as('booker', 'POST', `talents/${id}/duplicate`)).status).toBe(403);
});
