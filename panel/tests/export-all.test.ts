import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { labelText } from '../parts/fields/localized-labels.ts';
import { matchColumns } from '../roster/columns.ts';
import { readTaxonomy } from '../roster/import-row.ts';
import { matchPhotos } from '../roster/photo-files.ts';
import { readRow } from '../roster/read-row.ts';
import { readTables } from '../roster/read-table.ts';
import { applicationForm, contactForm, sendForm, stored } from './forms.ts';
import { makeTalent, panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// Everything as one ZIP, which the roster import of another panel understands.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('export-all');
});

test('talents come out with their photos, and would come in again as they are', async () => {
  const photos = [await uploadPicture('saida-1.jpg', '#a41'), await uploadPicture('saida-2.jpg', '#14a')];
  const [one, two] = photos.map(({ id }) => id);
  const person = {
    name: 'Sônia; "Saída"',
    gender: 'woman',
    status: 'published',
    eyes: 'dark_brown',
  } as const;
  const { id } = await makeTalent({
    ...person,
    external_id: 'saida-9',
    birthdate: '2001-03-15T12:00:00.000Z',
    height: '178',
    nationality: 'BR',
    cover: two ?? null,
    book: [two ?? 0, one ?? 0],
    agency: { phone: '+55 (47) 91234-0000', notes: '=1+1' },
  });
  const answer = await as('admin', 'GET', 'export.zip');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const entries = await new ZipReader(new BlobReader(await answer.blob()), {
    useWebWorkers: false,
  }).getEntries();
  const names = entries.map(({ filename }) => filename);
  expect(names.slice(0, 5)).toEqual([
    'talentos.csv',
    'publicacoes.csv',
    'mensagens.csv',
    'orcamentos.csv',
    'candidaturas.csv',
  ]);
  const [sheet] = entries;
  if (!sheet || sheet.directory) throw new Error('no sheet');
  const [table] = await readTables(new Blob([await sheet.getData(new TextWriter())]));
  if (!table) throw new Error('no table');
  const columns = matchColumns(table.headings);
  const row = table.rows.find(({ cells }) => cells[0] === String(id));
  const cells = Object.fromEntries(
    columns.flatMap((field, at) => (field ? [[field, row?.cells[at] ?? '']] : [])),
  );
  const { data, problem } = readRow(cells, await readTaxonomy(await panel()));
  expect(problem).toBeNull();
  expect(data).toMatchObject({
    ...person,
    status: 'draft',
    birthdate: '2001-03-15T12:00:00.000Z',
    height: '178/5\'10"',
    nationality: 'BR',
    agency: { phone: '+55 (47) 91234-0000', notes: '=1+1' },
  });
  const mine = matchPhotos([cells], names).photos[0] ?? [];
  expect(mine.map(({ place, path }) => [place, path.replace(/^.*\//, '')])).toEqual([
    ['cover', 'cover-01.jpg'],
    ['book', 'book-01.jpg'],
    ['book', 'book-02.jpg'],
  ]);
  const first = entries.find(({ filename }) => filename === mine[1]?.path);
  if (!first || first.directory) throw new Error('no photo');
  const bytes = await first.getData(new Uint8ArrayWriter());
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

test('a list goes out by its filter and search as a small sheet; a wrong filter is refused', async () => {
  for (const [name, height] of [
    ['Filtrada Um', '178'],
    ['Filtrada Dois', '165'],
  ] as const)
    await makeTalent({ name, height });
  const sheetOf = async (query: string) => {
    const answer = await as('editor', 'GET', `talents/export.csv?${query}`);
    const [table] = await readTables(new Blob([await answer.text()]));
    return table?.rows.map(({ cells }) => cells[1]).sort();
  };
  expect(await sheetOf('search=filtrada')).toEqual(['Filtrada Dois', 'Filtrada Um']);
  expect(await sheetOf('search=filtrada&where[height][like]=178')).toEqual(['Filtrada Um']);
  expect((await as('editor', 'GET', 'talents/export.csv?where[nada][equals]=1')).status).toBe(400);
});

/** The keys of all choices that are no words themselves: `woman`, `dark_brown`, `news`. */
async function choiceKeys(): Promise<Set<string>> {
  const keys = Object.values((await panel()).collections).flatMap(({ config }) =>
    config.flattenedFields.flatMap((field) =>
      field.type === 'select'
        ? field.options.flatMap((one) => (typeof one === 'string' ? [] : [[one.value, one.label]]))
        : [],
    ),
  );
  return new Set(keys.filter(([key, label]) => labelText(label, 'pt') !== key).map(([key]) => String(key)));
}

test('no sheet has a day or a choice as machines write them', async () => {
  const payload = await panel();
  const birthdate = '2001-03-15T12:00:00.000Z';
  const person = {
    name: 'Só Palavras',
    gender: 'woman',
    status: 'draft',
    eyes: 'dark_brown',
    birthdate,
  } as const;
  await makeTalent(person);
  const post = { title: 'Só palavras', type: 'news', language: 'en', status: 'draft' } as const;
  await payload.create({ collection: 'posts', data: { ...post, published_at: birthdate }, ...unpublished });
  await stored(await sendForm('contact/pt', contactForm()));
  await stored(await sendForm('get-scouted/pt', await applicationForm()));
  const keys = await choiceKeys();
  expect(keys).toContain('news');
  const zip = new ZipReader(new BlobReader(await (await as('admin', 'GET', 'export.zip')).blob()), {
    useWebWorkers: false,
  });
  const found: string[] = [];
  for (const entry of await zip.getEntries()) {
    if (entry.directory || !entry.filename.endsWith('.csv')) continue;
    const [{ headings, rows } = { headings: [], rows: [] }] = await readTables(
      new Blob([await entry.getData(new TextWriter())]),
    );
    for (const { cells } of rows)
      for (const [at, cell] of cells.entries())
        if (/^\d{4}-\d{2}-\d{2}/.test(cell) || keys.has(cell)) found.push(`${headings[at]}: ${cell}`);
  }
  expect(found).toEqual([]);
});
