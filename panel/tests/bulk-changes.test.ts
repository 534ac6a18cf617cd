import { beforeAll, expect, test } from 'vitest';
import { sweep } from '../erasure/worker.ts';
import { env } from '../platform/settings/env.ts';
import { applicationForm, sendForm, stored } from './forms.ts';
import { changeTalent, makeTalent, panel } from './panel.ts';
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
    ids.push((await makeTalent({ ...data, book: [photo] })).id);
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
  ['covers by their ids', 'booker', (all) => ({ ids: all, count: 3, fields: { 'cover.id': photo } }), 400],
  ['the inside of no group', 'admin', (all) => ({ ids: all, count: 3, fields: { 'name.x': 'a' } }), 400],
  [
    'a name that objects inherit',
    'admin',
    (all) => ({ ids: all, count: 3, fields: { 'agency.constructor': 1 } }),
    400,
  ],
  ['nobody’s', 'nobody', (all) => ({ ids: all, count: 3, fields: { noindex: false } }), 401],
])('%s changes nothing', async (_what, role, body, status) => {
  const before = await talents();
  expect((await change(role, body(ids))).status).toBe(status);
  expect(await talents()).toEqual(before);
});

test('several adults may be sent abroad at once; a minor among them is named, and the rest of the group stays', async () => {
  const payload = await panel();
  const make = async (name: string, birthdate: string) => {
    const agency = { phone: '+55 48 91234-0000' };
    const data = { name, gender: 'woman', status: 'draft', birthdate, agency } as const;
    return (await makeTalent(data)).id;
  };
  const [adult, minor] = [await make('Vai Longe', '1990-05-05'), await make('Fica Aqui', '2015-05-05')];
  const fields = { 'agency.abroad': true };
  const answer = await change('editor', { ids: [adult, minor], count: 2, fields });
  const reason = 'Menores são autorizados um a um, na ficha, com a autorização do responsável.';
  expect(await answer.json()).toEqual({
    changed: 1,
    failed: [{ id: minor, title: 'Fica Aqui', message: reason }],
  });
  const agencyOf = async (id: number) =>
    (await payload.findByID({ collection: 'talents', id, depth: 0 })).agency;
  expect(await agencyOf(adult)).toMatchObject({ abroad: true, phone: '+55 48 91234-0000' });
  expect(await agencyOf(minor)).toMatchObject({ abroad: false, phone: '+55 48 91234-0000' });
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

const divisionsOf = async () => (await talents()).map(({ divisions }) => divisions);
/** Talents of which the first two stand in a division; and another division. */
async function inDivision() {
  const payload = await panel();
  const { docs } = await payload.find({ collection: 'divisions', limit: 2, depth: 0, sort: 'id' });
  const [first, second] = docs.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('two divisions are needed');
  for (const [at, id] of ids.entries()) await changeTalent(id, { divisions: at < 2 ? [first] : [second] });
  return { first, second };
}

test('a division is added to several and takes none away; the preview says how many have it', async () => {
  const { first, second } = await inDivision();
  const body = { ids, count: 3, fields: { divisions: [second] }, ways: { divisions: 'add' } };
  const preview = await change('editor', { ...body, isPreview: true });
  expect(await preview.json()).toEqual({
    preview: [{ name: 'divisions', changed: 2, same: 1 }],
    // whoever has it already is not saved for it
    ids: ids.slice(0, 2),
    notice: '',
  });
  expect(await divisionsOf()).toEqual([[first], [first], [second]]);
  expect((await change('editor', body)).status).toBe(200);
  expect(await divisionsOf()).toEqual([[first, second], [first, second], [second]]);
  const back = { ...body, fields: { divisions: [second] }, ways: { divisions: 'remove' } };
  expect((await change('editor', back)).status).toBe(200);
  expect(await divisionsOf()).toEqual([[first], [first], []]);
});

test('a booker adds a photo to several and takes none away by any way', async () => {
  const before = (await talents()).map(({ book }) => book);
  const { id: other } = await uploadPicture('bulk-3.jpg', '#3a3');
  const body = { ids, count: 3, fields: { book: [photo] }, ways: { book: 'remove' } };
  expect((await change('booker', body)).status).toBe(403);
  expect((await talents()).map(({ book }) => book)).toEqual(before);
  const more = { ids, count: 3, fields: { book: [other] }, ways: { book: 'add' } };
  expect((await change('booker', more)).status).toBe(200);
  expect((await talents()).map(({ book }) => book)).toEqual(
    before.map((book) => [...(Array.isArray(book) ? book : []), other]),
  );
});

const undo = (role: Role, entries: number[]) =>
  as(role, 'POST', 'talents/undo-selected', { body: JSON.stringify({ ids: entries }) });

test('a change of several is undone by who made it, where nobody has saved since', async () => {
  const { first, second } = await inDivision();
  await change('editor', { ids, count: 3, fields: { divisions: [second] } });
  expect((await undo('booker', ids)).status).toBe(409);
  expect(await divisionsOf()).toEqual([[second], [second], [second]]);
  const [saved = 0] = ids;
  await changeTalent(saved, { noindex: false });
  const answer = await undo('editor', ids);
  expect(answer.status).toBe(409);
  const { changed, failed } = await answer.json();
  expect([changed, failed.map(({ id }: { id: number }) => id)]).toEqual([2, [saved]]);
  expect(await divisionsOf()).toEqual([[second], [first], [second]]);
});

test('what could not be changed is named with its title and the reason', async () => {
  const { first } = await inDivision();
  const [one = 0] = ids;
  const body = { ids: [one, 999_999], count: 2, fields: { divisions: [first] }, ways: { divisions: 'add' } };
  const answer = await change('editor', body);
  expect(answer.status).toBe(409);
  const { failed } = await answer.json();
  expect(failed).toEqual([{ id: 999_999, title: '', message: expect.stringMatching(/./) }]);
});

test('an undo that some refuse names them, with the reason in words', async () => {
  // published before it was asked for a guardian
  const { id } = await makeTalent({
    name: 'Sem Responsável',
    status: 'published',
    birthdate: '2012-05-05',
  });
  const both = [...ids.slice(0, 1), id];
  await change('editor', { ids: both, count: 2, fields: { status: 'draft' } });
  const answer = await undo('editor', both);
  expect(answer.status).toBe(409);
  expect((await answer.json()).failed).toEqual([
    {
      id,
      title: 'Sem Responsável',
      message: expect.stringContaining('É menor de idade: para publicar, preencha o nome do responsável.'),
    },
  ]);
});

test('talents taken off the site together come back together', async () => {
  const statuses = async () => (await talents()).map(({ status }) => status);
  const all = { ids, count: 3 };
  expect((await change('editor', { ...all, fields: { status: 'published', noindex: true } })).status).toBe(
    200,
  );
  expect((await change('editor', { ...all, fields: { status: 'draft' } })).status).toBe(200);
  expect(await statuses()).toEqual(['draft', 'draft', 'draft']);
  expect(await (await undo('editor', ids)).json()).toEqual({ changed: 3, failed: [] });
  expect(await statuses()).toEqual(['published', 'published', 'published']);
});
