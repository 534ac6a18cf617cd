import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { beforeAll, expect, test } from 'vitest';
import { columnsOf, planOf } from '../roster/admin/plan.ts';
import type { checkRow } from '../roster/check-row.ts';
import type { Cells } from '../roster/read-row.ts';
import { readTables } from '../roster/read-table.ts';
import { roster as demo } from '../seed/data/roster.ts';
import { addSkills } from '../seed/write/editorial.ts';
import { addTalent, NO_PICTURES } from '../seed/write/talents.ts';
import { changeTalent, makeTalent, panel } from './panel.ts';
import { uploadPicture } from './upload-picture.ts';
import { type Staff, signInStaff } from './staff.ts';

// A sheet of the panel's own export comes back, with what staff changed in it.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('roster-updates');
});

const ask = async (path: string, body: object = {}) => {
  const answer = await as('editor', 'POST', path, { body: JSON.stringify(body) });
  return { status: answer.status, said: await answer.json() };
};
const check = async (cells: Cells): Promise<ReturnType<typeof checkRow>> =>
  (await ask('roster/check', { rows: [{ line: 2, cells }] })).said.rows[0];
const begin = async (): Promise<number> => (await ask('roster')).said.id;
const talent = async (id: number) =>
  (await panel()).findByID({ collection: 'talents', id, depth: 0, trash: true });

let number = 0;
const someone = async (data: object = {}) => {
  number += 1;
  const born = `19${String(60 + number)}-05-04T12:00:00.000Z`;
  const person = {
    name: `Volta Sempre ${number}`,
    gender: 'woman',
    status: 'published',
    birthdate: born,
  } as const;
  const made = await makeTalent({
    ...person,
    height: '178',
    agency: { phone: '+55 47 91234-0000', notes: 'fica' },
    ...data,
  });
  return made;
};

/** The talents' sheet of an export, as the import page reads it. */
async function exported() {
  const answer = await as('admin', 'GET', 'export.zip');
  const [sheet] = await new ZipReader(new BlobReader(await answer.blob()), {
    useWebWorkers: false,
  }).getEntries();
  if (!sheet || sheet.directory) throw new Error('no sheet');
  const [table] = await readTables(new Blob([await sheet.getData(new TextWriter())]));
  if (!table) throw new Error('no table');
  return planOf([{ table, columns: columnsOf(table) }], []).works.map(({ line, cells }) => ({ line, cells }));
}

test('the demo goes out and comes back, and nothing changes', async () => {
  const payload = await panel();
  const skills = await addSkills(payload);
  for (const one of demo(60)) await addTalent(payload, { ...one, id: one.id + 700_000 }, NO_PICTURES, skills);
  await someone({
    name: '=Fórmula; "aspas"',
    biography: { pt: 'Duas linhas\ne outra  aqui', en: ' - hífen' },
    waist: '62,5',
    jeans: '38/40',
    shirt: 'M',
    agency: { notes: '=1+1', phone: '047999', email: '@ana' },
    video: [{ provider: 'vimeo', file: '76979871/8272103f6e', width: 640, height: 360 }],
  });
  const works = await exported();
  expect(works.length).toBeGreaterThan(60);
  for (let at = 0; at < works.length; at += 50) {
    const { said } = await ask('roster/check', { rows: works.slice(at, at + 50) });
    const other = said.rows.filter(({ state }: { state: string }) => state !== 'exists');
    expect(other).toEqual([]);
  }
});

test('a changed row says old and new, and brings only what is taken', async () => {
  const { id, name, updatedAt } = await someone();
  const cells = { panel_id: String(id), name, height: '1,80', eyes: 'azul', notes: 'outra', phone: '' };
  const { state, notes, changes } = await check(cells);
  // without a column of genders everybody keeps theirs
  expect({ state, notes }).toEqual({ state: 'changed', notes: [] });
  expect(changes).toEqual([
    { field: 'height', before: '1,78', after: '1,80' },
    { field: 'eyes', before: '', after: 'Azuis' },
    { field: 'notes', before: 'fica', after: 'outra' },
  ]);
  const roster = await begin();
  const update = { talent: id, updatedAt, fields: ['height', 'notes'] };
  const row = { line: 2, cells, update };
  const first = await ask(`roster/${roster}/row`, row);
  expect(first.said).toEqual({ state: 'updated', talent: id });
  expect((await ask(`roster/${roster}/row`, row)).said).toEqual(first.said);
  const after = await talent(id);
  expect(after).toMatchObject({ height: '180/5\'11"', status: 'published', eyes: null });
  expect(after.agency).toMatchObject({ notes: 'outra', phone: '+55 47 91234-0000' });

  expect((await ask(`roster/${roster}/undo`)).said).toEqual({ left: 0, trashed: [], kept: [] });
  expect(await talent(id)).toMatchObject({ height: '178/5\'10"', name, agency: { notes: 'fica' } });
});

test('a word in place of a measure changes nothing, and whoever is on the site is counted', async () => {
  const { id, name, updatedAt } = await someone({ waist: '60', jeans: '38' });
  const cells = { panel_id: String(id), name, waist: 'sessenta', jeans: '10/dez', hips: '62,5' };
  const { changes, notes, ...row } = await check(cells);
  expect(row.talent).toMatchObject({ isOnSite: true });
  expect(changes).toEqual([{ field: 'hips', before: '', after: '62,5' }]);
  expect(notes).toHaveLength(3);
  const update = { talent: id, updatedAt, fields: ['waist', 'jeans', 'hips'] };
  await ask(`roster/${await begin()}/row`, { line: 2, cells, update });
  expect(await talent(id)).toMatchObject({ waist: '60', jeans: '38', hips: '62.5' });
});

test('a measure comes in for somebody whose stored photo would be refused today', async () => {
  const { id: photo } = await uploadPicture('guardada.jpg');
  const { id, name, updatedAt } = await someone({ book: [photo] });
  const payload = await panel();
  await payload.db.updateOne({ collection: 'media', id: photo, data: { mimeType: 'video/mp4' } });
  const cells = { panel_id: String(id), name, height: '1,80' };
  const update = { talent: id, updatedAt, fields: ['height'] };
  const { said } = await ask(`roster/${await begin()}/row`, { line: 2, cells, update });
  expect(said).toEqual({ state: 'updated', talent: id });
  const bad = await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify({ snap: [photo] }) });
  expect(bad.status).toBe(400);
  const words = await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify({ waist: 'sessenta' }) });
  expect([words.status, JSON.stringify(await words.json())]).toEqual([
    400,
    expect.stringContaining('Não é uma medida'),
  ]);
});

test('who was saved since the check is not overwritten', async () => {
  const { id, name, updatedAt } = await someone();
  await changeTalent(id, { height: '170' });
  const roster = await begin();
  const cells = { panel_id: String(id), name, height: '190' };
  const update = { talent: id, updatedAt, fields: ['height'] };
  expect((await ask(`roster/${roster}/row`, { line: 2, cells, update })).status).toBe(409);
  expect((await talent(id)).height).toBe('170/5\'7"');
});

test('staff are asked about a name without a number, and never about another birthdate', async () => {
  const { id, name } = await someone({ birthdate: '1990-05-04T12:00:00.000Z' });
  expect(await check({ name, birthdate: '04/05/1990', height: '190' })).toMatchObject({
    state: 'unsure',
    talent: { id },
  });
  expect(await check({ name, height: '190' })).toMatchObject({ state: 'unsure', talent: { id } });
  expect(await check({ name, birthdate: '05/05/1990' })).toMatchObject({ state: 'new', talent: null });
  // the number of another panel's export
  expect(await check({ name: 'Outra Pessoa', panel_id: String(id) })).toMatchObject({ state: 'unsure' });
  expect(await check({ name: 'Mudou de Nome', birthdate: '04/05/1990', panel_id: String(id) })).toMatchObject(
    {
      state: 'changed',
      changes: [{ field: 'name', before: name, after: 'Mudou de Nome' }],
    },
  );
});

test('who is in the trash stays there', async () => {
  const { id, name } = await someone({ deletedAt: new Date().toISOString() });
  expect(await check({ panel_id: String(id), name, height: '190' })).toMatchObject({
    state: 'trashed',
    notes: [{ pt: expect.stringContaining('lixeira') }],
  });
});

test('somebody here is known in capitals, without accents, with other signs and blanks', async () => {
  const payload = await panel();
  for (const name of ['Juliana Valadares', 'Ágata Rezende', "Joana d'Ávila", '李娜', 'Ana-Maria  Söder']) {
    const { id } = await someone({ name });
    const stored = await payload.findByID({ collection: 'talents', id, depth: 0 });
    const written = [
      name.toUpperCase(),
      name.toLowerCase(),
      name.normalize('NFD'),
      name.normalize('NFD').replace(/\p{M}/gu, ''),
      name.replace("'", '’'),
      ` ${name.replaceAll(' ', ' \u00a0')} `,
      name.replaceAll(' ', '\u200b '),
    ];
    for (const one of written) {
      const row = await check({ name: one });
      // asked, with no change: a name in capitals never takes the place of the one on the site
      expect([one, row.state, row.talent?.id, row.changes]).toEqual([one, 'unsure', stored.id, []]);
    }
  }
  expect((await check({ name: '王芳' })).state).toBe('new');
  const { id, name } = await someone({ name: 'Joao Melo' });
  expect((await check({ panel_id: String(id), name: 'João Melo' })).changes).toEqual([
    { field: 'name', before: name, after: 'João Melo' },
  ]);
});
