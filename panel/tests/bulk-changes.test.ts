import { beforeAll, expect, test } from 'vitest';
import { sweep } from '../retention/worker.ts';
import { env } from '../settings/env.ts';
import { applicationForm, sendForm, stored } from './forms.ts';
import { panel, quiet } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// Several entries at once: named ids, their number, named fields, a line for each in the audit log.
let as: Staff;
let ids: number[];
let photo: number;
beforeAll(async () => {
  as = await signInStaff('bulk');
  photo = (await uploadPicture('bulk.jpg')).id;
  ids = [];
  for (const name of ['Uma', 'Duas', 'Três']) {
    const data = { name, gender: 'woman', status: 'draft', cover: photo, book: [photo] } as const;
    ids.push(
      (await (await panel()).create({ collection: 'talents', data: { ...data, book: [photo] }, ...quiet }))
        .id,
    );
  }
});

const change = (role: Role, body: object, slug = 'talents') =>
  as(role, 'POST', `${slug}/update-selected`, { body: JSON.stringify(body) });
const talents = async () =>
  (await (await panel()).find({ collection: 'talents', where: { id: { in: ids } }, depth: 0, sort: 'id' }))
    .docs;

test('no booker makes retention erase applications by their dates', async () => {
  const { id } = await stored(await sendForm('get-scouted/pt', await applicationForm()));
  const payload = await panel();
  const body = '{"createdAt":"2020-01-01T00:00:00.000Z"}';
  expect((await as('booker', 'PATCH', 'applications?where[id][greater_than]=0', { body })).status).toBe(403);
  expect((await as('booker', 'PATCH', `applications/${id}`, { body })).status).toBe(403);
  // even past every hook
  await payload.db.updateOne({
    collection: 'applications',
    id: Number(id),
    data: { createdAt: '2020-01-01T00:00:00.000Z' },
  });
  const now = Date.now();
  await sweep(payload, env(), { now, orphansBefore: 0 });
  expect((await payload.count({ collection: 'applications', where: { id: { equals: id } } })).totalDocs).toBe(
    1,
  );
  const late = payload.db.updateOne({
    collection: 'applications',
    id: Number(id),
    data: { received_at: '2020-01-01T00:00:00.000Z' },
  });
  await expect(late).rejects.toThrow();
});

test('an editor changes named fields of several; each has its history and its line', async () => {
  const answer = await change('editor', { ids, count: 3, fields: { noindex: true } });
  expect(await answer.json()).toEqual({ changed: 3, failed: [] });
  expect((await talents()).map(({ noindex, saved_by }) => [noindex, saved_by])).toEqual(
    ids.map(() => [true, 'editor']),
  );
  const { docs } = await (await panel()).find({
    collection: 'audit-log',
    where: { and: [{ subject: { equals: 'talents' } }, { entry: { in: ids } }, { act: { equals: 'bulk' } }] },
  });
  expect(docs.map(({ fields }) => fields)).toEqual(['noindex', 'noindex', 'noindex']);
});

test.each<[string, Role, (all: number[]) => object, number]>([
  ['another number', 'editor', (all) => ({ ids: all, count: 2, fields: { noindex: false } }), 409],
  ['one entry twice', 'editor', ([one]) => ({ ids: [one, one], count: 2, fields: { noindex: false } }), 409],
  ['no ids', 'editor', () => ({ ids: [], count: 0, fields: { noindex: false } }), 400],
  ['a condition', 'editor', () => ({ where: { id: { exists: true } }, count: 3, fields: {} }), 400],
  [
    'a date of Payload’s',
    'admin',
    (all) => ({ ids: all, count: 3, fields: { createdAt: '2020-01-01' } }),
    403,
  ],
  ['a field of editors', 'booker', (all) => ({ ids: all, count: 3, fields: { noindex: false } }), 403],
  ['emptied books', 'booker', (all) => ({ ids: all, count: 3, fields: { book: [] } }), 403],
  ['emptied covers', 'booker', (all) => ({ ids: all, count: 3, fields: { cover: null } }), 403],
  ['nobody’s', 'nobody', (all) => ({ ids: all, count: 3, fields: { noindex: false } }), 401],
])('%s changes nothing', async (_what, role, body, status) => {
  const before = await talents();
  expect((await change(role, body(ids))).status).toBe(status);
  expect(await talents()).toEqual(before);
});

test('from fifty on the number is typed', async () => {
  const many = Array.from({ length: 50 }, (_, index) => 800_000 + index);
  const body = { ids: many, count: 50, fields: { noindex: true } };
  const answer = await change('editor', body);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('confirme o número 50');
  expect((await (await change('editor', { ...body, typed: '50' })).json()).changed).toBe(0);
});

test('a booker adds a photo to several, and archives several messages with a trace', async () => {
  const { id: other } = await uploadPicture('bulk-2.jpg', '#a33');
  const answer = await change('booker', { ids, count: 3, fields: { book: [photo, other] } });
  expect(answer.status).toBe(200);
  expect((await talents()).map(({ book }) => book)).toEqual(ids.map(() => [photo, other]));
});
