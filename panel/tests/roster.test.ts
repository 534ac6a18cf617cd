import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../platform/db/client.ts';
import { callApi } from './api.ts';
import { makePackage } from './package-kit.ts';
import { changeTalent, makeTalent, panel, unpublished } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// A roster moves in: checked without a trace, brought in once, taken back.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('roster');
});

const ask = async (path: string, body: object = {}, role: Role = 'editor') => {
  const answer = await as(role, 'POST', path, { body: JSON.stringify(body) });
  return { status: answer.status, said: await answer.json() };
};
const begin = async (): Promise<number> => (await ask('roster')).said.id;
const heic = new Uint8Array(readFileSync(`${import.meta.dirname}/corpus/heic/iphone.heic`));
const picture = async (shade: number) => {
  const create = { width: 30, height: 40, channels: 3, background: { r: shade, g: 9, b: 99 } } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
};
const send = async (roster: number, place: string, bytes: BlobPart): Promise<number> => {
  const body = new FormData();
  body.append('file', new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
  const answer = await as('editor', 'POST', `media/roster/${roster}/${place}`, { body });
  return (await answer.json()).id;
};
const count = async (collection: 'talents' | 'media' | 'roster-rows' | 'roster-imports') =>
  (await (await panel()).count({ collection, trash: true })).totalDocs;
const talent = async (id: number) =>
  (await panel()).findByID({ collection: 'talents', id, depth: 0, disableErrors: true, trash: true });
const counts = async () =>
  Promise.all([count('talents'), count('media'), count('roster-rows'), count('roster-imports')]);

test('a check says what would come of each row, and leaves nothing behind', async () => {
  await makeTalent({ name: 'Já Está', external_id: 'elenco-1' });
  const before = await counts();
  const rows = [
    { line: 2, cells: { name: 'Nova Pessoa', gender: 'f', eyes: 'xadrez' } },
    { line: 3, cells: { name: 'Já Está', external_id: 'elenco-1' } },
    { line: 4, cells: { name: '' } },
  ];
  const { said } = await ask('roster/check', { rows });
  expect(said.rows.map(({ line, state }: { line: number; state: string }) => [line, state])).toEqual([
    [2, 'new'],
    [3, 'exists'],
    [4, 'refused'],
  ]);
  expect(said.rows[0].notes[0].pt).toContain('xadrez');
  expect(await counts()).toEqual(before);
});

test('a row and its photos come in once, however often they are sent', async () => {
  const roster = await begin();
  const photos = await Promise.all([picture(1), picture(2)]);
  const ids = [
    await send(roster, '2/book/1', photos[0] ?? ''),
    await send(roster, '2/snap/1', photos[1] ?? ''),
  ];
  expect(await send(roster, '2/book/1', photos[0] ?? '')).toBe(ids[0]);
  const row = {
    line: 2,
    cells: { name: 'Elenco Um', gender: 'F', height: '1,78', guardian_name: 'Rosa' },
  };
  const [first, second] = [await ask(`roster/${roster}/row`, row), await ask(`roster/${roster}/row`, row)];
  expect(second.said).toEqual(first.said);
  expect(await talent(first.said.talent)).toMatchObject({
    name: 'Elenco Um',
    status: 'draft',
    cover: ids[0],
    book: [ids[0]],
    snap: [ids[1]],
    agency: { guardian_name: 'Rosa' },
  });
  const { docs } = await (await panel()).find({
    collection: 'roster-rows',
    where: { roster: { equals: roster } },
  });
  expect(docs.map(({ cells, state }) => [cells ?? null, state])).toEqual([[null, 'done']]);
});

test.each([
  ['a JPEG', await picture(7)],
  ['an iPhone’s HEIC', heic],
])('%s that was stored before a kill, and not noted, is found again', async (_, bytes) => {
  const roster = await begin();
  const medium = await send(roster, '5/book/1', bytes);
  const row = { line: 5, cells: { name: 'Morta e Viva' } };
  const { talent: made } = (await ask(`roster/${roster}/row`, row)).said;
  const payload = await panel();
  const { docs } = await payload.find({ collection: 'roster-rows', where: { roster: { equals: roster } } });
  await payload.update({
    collection: 'roster-rows',
    id: docs[0]?.id ?? 0,
    data: { state: 'waiting', talent: null, photos: {} },
  });
  const before = await counts();
  expect(await send(roster, '5/book/1', bytes)).toBe(medium);
  expect((await ask(`roster/${roster}/row`, row)).said).toMatchObject({ state: 'done', talent: made });
  expect(await counts()).toEqual(before);
});

test('a code that is somebody’s brings nothing, a row without a name is refused', async () => {
  const roster = await begin();
  const row = (line: number, cells: object) => ask(`roster/${roster}/row`, { line, cells });
  expect((await row(2, { name: 'Já Está', external_id: 'elenco-1' })).said.state).toBe('exists');
  expect((await row(3, { name: ' ' })).said.state).toBe('refused');
  const state = await (await as('editor', 'GET', `roster/${roster}`)).json();
  expect(state.lines).toHaveLength(2);
});

test('undone, new people are in the trash by name; who was changed or used since stays and is named', async () => {
  const before = await counts();
  const roster = await begin();
  const payload = await panel();
  const made: number[] = [];
  for (const line of [2, 3, 4, 5, 6]) {
    await send(roster, `${line}/book/1`, await picture(100 + line));
    const row = { line, cells: { name: `Volta ${line}`, birthdate: '1990-01-02' } };
    made.push((await ask(`roster/${roster}/row`, row)).said.talent);
  }
  // a photo whose person never came
  await send(roster, '7/book/1', await picture(107));
  await ask(`roster/${roster}/finish`);
  expect((await ask(`roster/${roster}/row`, { line: 9, cells: { name: 'x' } })).status).toBe(409);
  const [gone = 0, changed = 0, sent = 0, chosen = 0, moved = 0] = made;
  await changeTalent(changed, { name: 'Volta Mudada' });
  await payload.create({ collection: 'sendings', data: { talent: sent, package: 1, recipient: 'x' } });
  await makePackage([chosen]);
  const trashed = { deletedAt: new Date().toISOString() };
  await changeTalent(moved, trashed);

  const { said } = await ask(`roster/${roster}/undo`);
  expect(said).toEqual({
    left: 0,
    trashed: [
      { id: gone, name: 'Volta 2' },
      { id: moved, name: 'Volta 6' },
    ],
    kept: [
      { id: changed, name: 'Volta Mudada', why: 'changed' },
      { id: sent, name: 'Volta 4', why: 'used' },
      { id: chosen, name: 'Volta 5', why: 'used' },
    ],
  });
  expect((await talent(gone))?.deletedAt).toBeTruthy();
  expect(await Promise.all([sent, chosen].map(async (id) => (await talent(id))?.deletedAt ?? null))).toEqual([
    null,
    null,
  ]);
  const [talents, media] = await counts();
  expect([talents, media]).toEqual([(before[0] ?? 0) + 5, (before[1] ?? 0) + 5]);
});

/** Makes the stored rows of an import this old, in hours. */
const age = async (roster: number, hours: number) => {
  const at = new Date(Date.now() - hours * 3_600_000).toISOString();
  await run(await panel(), sql`UPDATE roster_rows SET updated_at = ${at} WHERE roster = ${roster}`);
};

test.each(['finished', 'open'])(
  'a day after its last row nothing of an import is undone: %s',
  async (state) => {
    const roster = await begin();
    const cells = { name: `Antiga ${state}` };
    const { said } = await ask(`roster/${roster}/row`, { line: 2, cells });
    if (state === 'finished') await ask(`roster/${roster}/finish`);
    await age(roster, 25);
    expect((await ask(`roster/${roster}/undo`)).status).toBe(409);
    expect((await talent(said.talent))?.deletedAt).toBeFalsy();
    await age(roster, 23);
    expect(await ask(`roster/${roster}/undo`)).toMatchObject({ status: 200, said: { left: 0 } });
    expect((await talent(said.talent))?.deletedAt).toBeTruthy();
  },
);

test('an import goes on for seven days', async () => {
  const roster = await begin();
  const at = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
  await run(await panel(), sql`UPDATE roster_imports SET created_at = ${at} WHERE id = ${roster}`);
  expect((await ask(`roster/${roster}/row`, { line: 2, cells: { name: 'Tarde' } })).status).toBe(409);
  expect((await as('editor', 'POST', `media/roster/${roster}/2/book/1`)).status).toBe(409);
});

test('a row takes the files that came with it alone, and its undo erases no others', async () => {
  const payload = await panel();
  const medium = await uploadPicture('roster-somebody-elses.jpg');
  const data = { name: 'Dona da Foto', gender: 'woman', status: 'draft' } as const;
  const { id } = await makeTalent({ ...data, book: [medium.id] });
  // only the history of the talent holds the picture by now
  await changeTalent(id, { book: [] });
  const [roster, other] = [await begin(), await begin()];
  const ofOther = await send(other, '2/book/1', await picture(201));
  const photos = [medium.id, ofOther].map((one) => ({ place: 'book', medium: one }));
  const { said } = await ask(`roster/${roster}/row`, { line: 2, cells: { name: 'Ladra' }, photos });
  expect(await talent(said.talent)).toMatchObject({ book: [], cover: null });
  await ask(`roster/${roster}/undo`);
  const left = await payload.find({ collection: 'media', where: { id: { in: [medium.id, ofOther] } } });
  expect(left.totalDocs).toBe(2);
});

test('an import is its author’s or a manager’s: another editor neither adds to it nor undoes it', async () => {
  const person = 'roster-second@staff.test';
  const password = 'a-long-enough-password';
  const payload = await panel();
  const account = { name: 'Segunda', role: 'editor', email: person, password } as const;
  await payload.create({ collection: 'users', data: account, ...unpublished });
  const { token = '' } = await payload.login({ collection: 'users', data: { email: person, password } });
  const roster = await begin();
  const { said } = await ask(`roster/${roster}/row`, { line: 2, cells: { name: 'De Outra' } });
  for (const [method, path] of [
    ['GET', `roster/${roster}`],
    ['POST', `roster/${roster}/row`],
    ['POST', `roster/${roster}/finish`],
    ['POST', `roster/${roster}/undo`],
    ['POST', `media/roster/${roster}/2/book/1`],
  ] as const)
    expect((await callApi(path, { token: token ?? '', method })).status, path).toBe(403);
  expect((await talent(said.talent))?.deletedAt).toBeFalsy();
  expect((await ask(`roster/${roster}/undo`, {}, 'manager')).status).toBe(200);
  expect((await talent(said.talent))?.deletedAt).toBeTruthy();
});

test('an import that waited makes nobody else’s talent its own, and deletes none', async () => {
  const older = await begin();
  await send(older, '1/book/1', await picture(71));
  const newer = await begin();
  const cells = { name: 'De Outra Importação', gender: 'f', external_id: 'disputada-1' };
  const { said } = await ask(`roster/${newer}/row`, { line: 1, cells });
  expect(said.state).toBe('done');
  const taken = await ask(`roster/${older}/row`, { line: 1, cells });
  expect(taken.said.state).toBe('exists');
  await ask(`roster/${older}/undo`);
  expect(await talent(said.talent)).not.toBeNull();
});

test('a talent whom somebody has saved since belongs to no import that waited', async () => {
  const older = await begin();
  await send(older, '1/book/1', await picture(72));
  const data = { name: 'Já Cuidada', gender: 'woman', status: 'draft', external_id: 'disputada-2' } as const;
  const { id } = await makeTalent(data);
  await changeTalent(id, { noindex: true });
  const cells = { name: 'Já Cuidada', gender: 'f', external_id: 'disputada-2' };
  expect((await ask(`roster/${older}/row`, { line: 1, cells })).said.state).toBe('exists');
  await ask(`roster/${older}/undo`);
  expect(await talent(id)).not.toBeNull();
});
