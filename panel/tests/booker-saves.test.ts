import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeTalent, makeTalent, panel } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// Bookers write all about a person, drafts included, with history; whether the site shows them is not theirs (every
// field: written-fields.test.ts).
const UNCHANGED = '170/5\'7"';

let as: Staff;
let id: number;
beforeAll(async () => {
  as = await signInStaff('booker-saves');
});
beforeEach(async () => {
  const data = { name: 'Medida Nova', gender: 'woman', status: 'draft', height: '170' } as const;
  ({ id } = await makeTalent({ ...data, agency: { phone: '1' } }));
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
  const answer = await save({ height: '180', noindex: true });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('“noindex”');
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
  await changeTalent(id, data);
  const before = await stored();
  for (const body of ['{"height":"180"}', '{"deletedAt":null}']) {
    const answer = await as('booker', 'PATCH', `talents/${id}?trash=true`, { body });
    expect([403, 404]).toContain(answer.status);
    await as('booker', 'PATCH', `talents?trash=true&where[id][equals]=${id}`, { body });
  }
  expect(await stored()).toEqual(before);
  expect(before.deletedAt).toBeTruthy();
});

const person = async (role: Role) => {
  const where = { email: { equals: `booker-saves-${role}@staff.test` } };
  return (await (await panel()).find({ collection: 'users', where })).docs[0]?.id;
};
const ABOUT = {
  ...{ name: 'Maria Nova', gender: 'other', birthdate: '2012-05-05T12:00:00.000Z', nationality: 'BR' },
  biography: { pt: 'Dança.', en: 'Dances.' },
  categories: [1],
  agency: {
    ...{
      real_name: 'Maria',
      phone: '+55 48 91111-0000',
      email: 'maria@example.com',
      notes: 'Estuda de manhã.',
    },
    ...{ guardian_name: 'Rosa', guardian_phone: '+55 48 92222-0000', guardian_email: 'rosa@example.com' },
    ...{ contract_until: '2028-01-01T12:00:00.000Z', permit_until: '2027-01-01T12:00:00.000Z' },
  },
};

test('a booker writes all about a person, and makes a draft; each is in the audit log', async () => {
  expect((await save(ABOUT)).status).toBe(200);
  expect(await stored()).toMatchObject({ ...ABOUT, status: 'draft' });
  const answer = await as('booker', 'POST', 'talents?depth=0', { body: JSON.stringify(ABOUT) });
  expect(answer.status).toBe(201);
  const { doc } = await answer.json();
  expect(doc).toMatchObject({ ...ABOUT, status: 'draft', saved_by: 'booker' });
  const { docs } = await (await panel()).find({
    collection: 'audit-log',
    where: { subject: { equals: 'talents' }, entry: { in: [id, doc.id] }, person: { exists: true } },
    sort: 'id',
  });
  expect(docs.map(({ act, entry, person: by }) => [act, entry, by])).toEqual([
    ['save', id, await person('booker')],
    ['create', doc.id, await person('booker')],
  ]);
});

const PUBLISHING = [
  { status: 'published' },
  { publish_at: '2026-01-01T12:00:00.000Z' },
  { hide_at: '2099-01-01T12:00:00.000Z' },
  { noindex: true },
];
test.each(PUBLISHING)(
  'no booker publishes: %j is refused at creation, at a save and of several',
  async (data) => {
    const [name] = Object.keys(data);
    const before = await stored();
    const several = { ids: [id], count: 1, fields: data };
    for (const answer of [
      await as('booker', 'POST', 'talents', { body: JSON.stringify({ ...ABOUT, ...data }) }),
      await as('booker', 'POST', `talents/${id}/duplicate`, { body: JSON.stringify(data) }),
      await as('booker', 'POST', 'talents/update-selected', { body: JSON.stringify(several) }),
      await save({ ...ABOUT, ...data }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(`“${name}”`);
    }
    expect(await stored()).toEqual(before);
  },
);

test('a booker’s duplicate of somebody published is a draft without times', async () => {
  const data = { status: 'published', publish_at: '2026-01-01T12:00:00.000Z' } as const;
  await changeTalent(id, data);
  const answer = await as('booker', 'POST', `talents/${id}/duplicate?depth=0`);
  expect(answer.ok).toBe(true);
  expect((await answer.json()).doc).toMatchObject({ status: 'draft', height: UNCHANGED });
  expect((await stored()).status).toBe('published');
});

test('a published minor stays with a guardian when a booker saves', async () => {
  const data = { ...ABOUT, status: 'published' };
  expect((await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify(data) })).status).toBe(200);
  expect((await save({ agency: { ...ABOUT.agency, guardian_name: '' } })).status).toBe(400);
  expect((await stored()).agency?.guardian_name).toBe('Rosa');
});

test('no booker goes back to an older version, takes down or deletes a talent', async () => {
  await save({ height: '180' });
  const { docs } = await (await panel()).findVersions({
    collection: 'talents',
    where: { parent: { equals: id } },
  });
  const older = docs.at(-1)?.id;
  expect((await as('booker', 'POST', `talents/versions/${older}`)).status).toBe(403);
  expect((await stored()).height).toMatch(/^180/);
  expect((await as('editor', 'POST', `talents/versions/${older}`)).status).toBe(200);
  expect((await as('booker', 'POST', `talents/${id}/take-down`)).status).toBe(403);
  expect((await as('booker', 'DELETE', `talents/${id}`)).status).toBe(403);
});
