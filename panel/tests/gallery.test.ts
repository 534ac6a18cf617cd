import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '../env.ts';
import { type Form, sendForm } from './forms.ts';
import { call, panel, quiet } from './panel.ts';

const folder = mkdtempSync(join(tmpdir(), 'panel-gallery-'));
afterAll(() => rmSync(folder, { recursive: true }));

let id = 0;
let draft = 0;

beforeAll(async () => {
  const payload = await panel();
  const media = `${env().PASSARELA_DATA}/media`;
  mkdirSync(media, { recursive: true });
  const pictures: number[] = [];
  for (const name of ['zip-one.jpg', 'zip-two.png', 'zip-missing.jpg']) {
    if (!name.includes('missing')) writeFileSync(`${media}/${name}`, `bytes of ${name}`);
    const medium = await payload.db.create({
      collection: 'media',
      data: { filename: name, mimeType: 'image/jpeg' },
    });
    pictures.push(Number(medium.id));
  }
  const data = {
    name: 'João d’Ávila',
    gender: 'man',
    book: pictures.slice(0, 2),
    snap: [...pictures],
  } as const;
  const talent = { ...data, book: [...data.book], snap: [...data.snap] };
  id = (await payload.create({ collection: 'talents', data: { ...talent, status: 'published' }, ...quiet }))
    .id;
  draft = (await payload.create({ collection: 'talents', data: { ...talent, status: 'draft' }, ...quiet }))
    .id;
});

const download = (form: Form) => sendForm('download/gallery', form);

async function listed(answer: Response): Promise<string[]> {
  const path = `${folder}/gallery.zip`;
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  execFileSync('python3', ['-m', 'zipfile', '-t', path]);
  const names = execFileSync('python3', [
    '-c',
    `import zipfile;print("\\n".join(zipfile.ZipFile("${path}").namelist()))`,
  ]);
  return names.toString().trim().split('\n');
}

test('a gallery is a ZIP of the panel’s own files, named after the talent [S66.28 S142.1 S142.2]', async () => {
  const answer = await download({
    talent: JSON.stringify({ id, book: ['../../panel.sqlite'] }),
    gallery: 'book',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Jo%C3%A3o");
  expect(answer.headers.get('content-disposition')).toContain('AFM%20MODEL.zip');
  expect(await listed(answer)).toEqual(['joao-d-avila-01.jpg', 'joao-d-avila-02.png']);
});

test('a file that is not there is left out', async () => {
  const names = await listed(await download({ talent: JSON.stringify({ id }), gallery: 'snap' }));
  expect(names).toEqual(['joao-d-avila-01.jpg', 'joao-d-avila-02.png']);
});

test.each<[string, number, () => Form]>([
  ['a gallery without pictures', 404, () => ({ talent: JSON.stringify({ id }), gallery: 'compo' })],
  ['a talent that is not public', 404, () => ({ talent: JSON.stringify({ id: draft }), gallery: 'book' })],
  ['an unknown talent', 404, () => ({ talent: '{"id":999999}', gallery: 'book' })],
  ['an unknown gallery', 422, () => ({ talent: JSON.stringify({ id }), gallery: 'video' })],
  ['no talent', 422, () => ({ gallery: 'book' })],
  ['a talent without id', 422, () => ({ talent: '{}', gallery: 'book' })],
  ['a talent that is no JSON', 400, () => ({ talent: '{', gallery: 'book' })],
])('%s is %i', async (_, status, form) => {
  expect((await download(form())).status).toBe(status);
});

test('it needs the panel’s token', async () => {
  expect((await call('POST', '/panel/api/download/gallery')).status).toBe(401);
});
