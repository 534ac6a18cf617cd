import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { deleteOldPhotoViews } from '../inbox/endpoints/open-photo-of.ts';
import { subMonths } from '../platform/reference/agency-time.ts';
import { execute } from './execute.ts';
import { applicationForm, sendForm, stored } from './forms.ts';
import { panel } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';

let as: Staff;
let minor = 0;

const apply = async (change = {}) =>
  Number((await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), ...change }))).id);

beforeAll(async () => {
  as = await signInStaff('views');
  minor = await apply({
    birthdate: `${new Date().getFullYear() - 15}-01-01`,
    guardian_name: 'Mãe',
    guardian_email: 'mae@example.com',
    guardian_phone: '+55 (11) 99999-9999',
    consent: JSON.stringify({ version: '1', accepted_at: new Date().toISOString(), language: 'pt' }),
  });
});

const views = async (application: number) => {
  const { docs } = await (await panel()).find({
    collection: 'photo-views',
    where: { application: { equals: application } },
    sort: 'id',
    pagination: false,
  });
  return docs;
};

test('each photo of a minor that staff open is noted, ids only; those of adults and refused ones are not', async () => {
  expect((await as('booker', 'GET', `applications/${minor}/photos/2`)).status).toBe(200);
  expect((await as('admin', 'GET', `applications/${minor}/photos/4`)).status).toBe(200);
  expect((await as('editor', 'GET', `applications/${minor}/photos/1`)).status).toBe(403);
  const adult = await apply();
  expect((await as('booker', 'GET', `applications/${adult}/photos/1`)).status).toBe(200);
  expect(await views(adult)).toEqual([]);
  const noted = await views(minor);
  expect(noted.map(({ photo }) => photo)).toEqual([2, 4]);
  const { docs } = await (await panel()).find({ collection: 'users', where: { email: { like: 'views-' } } });
  const idOf = (role: string) => docs.find((user) => user.email === `views-${role}@staff.test`)?.id;
  expect(noted.map(({ staff }) => staff)).toEqual([idOf('booker'), idOf('admin')]);
  for (const row of noted) {
    expect(Object.keys(row).sort()).toEqual([
      'application',
      'createdAt',
      'id',
      'photo',
      'staff',
      'updatedAt',
    ]);
  }
});

test('the small face is the second photo, no bigger than the list shows it, and of a minor it is noted', async () => {
  const answer = await as('booker', 'GET', `applications/${minor}/face`);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 168, height: 224, format: 'jpeg' });
  expect((await views(minor)).at(-1)).toMatchObject({ photo: 2 });
  const noted = await views(minor);
  expect((await as('editor', 'GET', `applications/${minor}/face`)).status).toBe(403);
  expect((await as('nobody', 'GET', `applications/${minor}/face`)).status).toBe(401);
  expect((await as('booker', 'GET', 'applications/999999/face')).status).toBe(404);
  expect(await views(minor)).toEqual(noted);
});

test.each<[Role, number]>([
  ['admin', 200],
  ['booker', 403],
  ['editor', 403],
  ['nobody', 403],
])('%s reads the list: %i, and nobody writes, changes or deletes a line', async (role, status) => {
  await as('admin', 'GET', `applications/${minor}/photos/1`);
  const [row] = await views(minor);
  expect((await as(role, 'GET', 'photo-views')).status).toBe(status);
  const body = JSON.stringify({ staff: 1, application: minor, photo: 3 });
  for (const [method, path] of [
    ['POST', 'photo-views'],
    ['PATCH', `photo-views/${row?.id}`],
    ['PATCH', 'photo-views?where[id][exists]=true'],
    ['DELETE', `photo-views/${row?.id}`],
    ['DELETE', 'photo-views?where[id][exists]=true&typed=1'],
  ] as const) {
    expect([401, 403]).toContain((await as(role, method, path, { body })).status);
  }
  expect((await views(minor))[0]).toEqual(row);
});

test('the database itself refuses changes and deletions, the panel’s own code too', async () => {
  const payload = await panel();
  const before = await views(minor);
  await expect(execute('UPDATE photo_views SET staff = 999')).rejects.toThrow('is not changed');
  await expect(execute('DELETE FROM photo_views')).rejects.toThrow('is kept');
  await expect(payload.delete({ collection: 'photo-views', id: before[0]?.id ?? 0 })).rejects.toThrow();
  await payload.delete({ collection: 'applications', id: minor });
  expect(await views(minor)).toEqual(before);
});

test('a line leaves after 24 months, none before', async () => {
  const payload = await panel();
  const put = (months: number) => {
    const at = subMonths(Date.now(), months).toISOString();
    return execute(
      `INSERT INTO photo_views (staff, application, photo, created_at) VALUES (1, ${900_000 + months}, 1, '${at}')`,
    );
  };
  await put(23);
  await put(25);
  await deleteOldPhotoViews(payload);
  expect(await views(900_023)).toHaveLength(1);
  expect(await views(900_025)).toHaveLength(0);
});
