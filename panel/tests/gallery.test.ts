import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { talentAnswer } from '@passarela/contract';
import { STATED_LENGTH_HEADER } from '@passarela/gate/web-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../platform/files/files.ts';
import { MEDIA } from '../platform/files/keys.ts';
import { env } from '../platform/settings/env.ts';
import { type Form, sendForm } from './forms.ts';
import { call, changeTalent, clock, integrationToken, makeTalent, panel, unpublished } from './panel.ts';
import { isOnS3, keysUnder } from './stored-files.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'panel-gallery-'));
const put = (name: string, bytes: string | Buffer) => files().put(`${MEDIA}${name}`, Buffer.from(bytes));
const ids = { adult: 0, minor: 0, unknown: 0, draft: 0 };
let mediumOff = 0;

beforeAll(async () => {
  const payload = await panel();
  const pictures: number[] = [];
  for (const name of ['zip-one.jpg', 'zip-two.png', 'zip-missing.jpg', 'zip-off.jpg']) {
    if (!name.includes('missing')) await put(name, `bytes of ${name}`);
    const sizes = name === 'zip-one.jpg' ? { web: { filename: 'zip-one-900.webp' } } : {};
    const data = { filename: name, mimeType: 'image/jpeg', sizes };
    pictures.push(Number((await payload.db.create({ collection: 'media', data })).id));
  }
  await put('zip-one-900.webp', 'light');
  await put('zip-large.jpg', Buffer.alloc(20 * MB, 1));
  const data = { filename: 'zip-large.jpg', mimeType: 'image/jpeg' };
  const large = Number((await payload.db.create({ collection: 'media', data })).id);
  mediumOff = pictures[3] ?? 0;
  const people = [
    ['adult', '1990-01-01', 'published'],
    ['minor', '2010-05-17', 'published'],
    ['unknown', null, 'published'],
    ['draft', '1990-01-01', 'draft'],
  ] as const;
  for (const [key, birthdate, status] of people) {
    const [book, snap] = [[...pictures.slice(0, 2), mediumOff], [...pictures.slice(0, 3)]];
    const talent = { name: 'João d’Ávila', gender: 'man', birthdate, status } as const;
    const data = { ...talent, book, snap, compo: [large] };
    ids[key] = (await makeTalent(data)).id;
  }
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  // these are no pictures, and other tests open all that are there
  const own = (await keysUnder(MEDIA)).filter((key) => key.startsWith(`${MEDIA}zip-`));
  for (const key of own) await files().delete(key);
  clock.now = () => Date.now();
  await offer(true);
});

const offer = async (is_offered: boolean) =>
  (await panel()).updateGlobal({ slug: 'downloads', data: { is_offered }, ...unpublished });
const set = async (id: number, downloads: 'adults' | 'yes' | 'no') => changeTalent(id, { downloads });
const download = (id: number, gallery = 'book', more: Form = {}) =>
  sendForm('download/gallery', {
    talent: JSON.stringify({ id, book: ['../../panel.sqlite'] }),
    gallery,
    ...more,
  });
const saidOf = async (id: number) => {
  const token = await integrationToken();
  const answer = await call('GET', `/integration/api/talent/profile?id=${id}`, { token });
  return talentAnswer.parse(await answer.json()).data.downloads;
};

async function listed(answer: Response): Promise<string[]> {
  const path = `${folder}/gallery.zip`;
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(Number(answer.headers.get(STATED_LENGTH_HEADER)));
  writeFileSync(path, bytes);
  execFileSync('python3', ['-m', 'zipfile', '-t', path]);
  const list = `import zipfile\nfor each in zipfile.ZipFile("${path}").infolist(): print(each.filename, each.file_size)`;
  return execFileSync('python3', ['-c', list]).toString().trim().split('\n');
}

test('a gallery is a ZIP of the panel’s own files, of a known length, named after talent and gallery [S66.28 S142.1 S142.2]', async () => {
  const answer = await download(ids.adult);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename=joao-davila-afm-model.zip; filename*=UTF-8''Jo%C3%A3o%20d%E2%80%99%C3%81vila%20AFM%20MODEL.zip`,
  );
  expect(await listed(answer)).toEqual([
    'joao-davila-book-01.jpg 20',
    'joao-davila-book-02.png 20',
    'joao-davila-book-03.jpg 20',
  ]);
});

test('light pictures are those of the site, where it has some', async () => {
  expect(await listed(await download(ids.adult, 'book', { size: 'light' }))).toEqual([
    'joao-davila-book-01.webp 5',
    'joao-davila-book-02.png 20',
    'joao-davila-book-03.jpg 20',
  ]);
});

test('a file that is not there, or was taken down, is left out', async () => {
  expect(await listed(await download(ids.adult, 'snap'))).toHaveLength(2);
  const payload = await panel();
  const takeDown = (taken_down: boolean) =>
    payload.db.updateOne({ collection: 'media', id: mediumOff, data: { taken_down } });
  await takeDown(true);
  expect(await listed(await download(ids.adult))).toHaveLength(2);
  await takeDown(false);
});

test('adults are offered, minors and those without a birthdate are not, unless staff say so', async () => {
  expect([await saidOf(ids.adult), await saidOf(ids.minor), await saidOf(ids.unknown)]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await download(ids.minor)).status).toBe(403);
  expect((await download(ids.unknown)).status).toBe(403);
  await set(ids.minor, 'yes');
  await set(ids.adult, 'no');
  expect([await saidOf(ids.adult), await saidOf(ids.minor)]).toEqual([false, true]);
  expect((await download(ids.minor)).status).toBe(200);
  expect((await download(ids.adult)).status).toBe(403);
  await set(ids.minor, 'adults');
  await set(ids.adult, 'adults');
});

test('a minor is offered from the day of coming of age on', async () => {
  clock.now = () => Date.parse('2028-05-17T02:59:00Z');
  expect((await download(ids.minor)).status).toBe(403);
  clock.now = () => Date.parse('2028-05-17T03:00:00Z');
  expect((await download(ids.minor)).status).toBe(200);
  clock.now = () => Date.now();
});

test('an agency that offers no downloads offers none of anybody', async () => {
  await set(ids.minor, 'yes');
  await offer(false);
  expect([(await download(ids.adult)).status, (await download(ids.minor)).status]).toEqual([403, 403]);
  expect([await saidOf(ids.adult), await saidOf(ids.minor)]).toEqual([false, false]);
  await offer(true);
  expect((await download(ids.adult)).status).toBe(200);
  await set(ids.minor, 'adults');
});

const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes('zip-large');
    } catch {
      return false;
    }
  }).length;

test.skipIf(isOnS3)('a reader who leaves closes the file that is open', async () => {
  const reader = (await download(ids.adult, 'compo')).body?.getReader();
  for (let count = 0; count < 5; count++) await reader?.read();
  expect(openFiles()).toBe(1);
  await reader?.cancel();
  await expect.poll(openFiles).toBe(0);
});

test('files are read no faster than they are sent', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const reader = (await download(ids.adult, 'compo')).body?.getReader();
  await reader?.read();
  await new Promise((done) => setTimeout(done, 300));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * MB);
  await reader?.cancel();
});

test.skipIf(isOnS3)('a file that is cut while it is sent breaks the stream', async () => {
  const answer = await download(ids.adult, 'compo');
  const reader = answer.body?.getReader();
  await reader?.read();
  writeFileSync(`${env().PASSARELA_DATA}/media/zip-large.jpg`, Buffer.alloc(MB, 1));
  const readAll = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readAll()).rejects.toThrow('changed while it was sent');
  await expect.poll(openFiles).toBe(0);
});

test.each<[string, number, () => Form]>([
  [
    'a gallery without pictures',
    404,
    () => ({ talent: JSON.stringify({ id: ids.adult }), gallery: 'compo' }),
  ],
  [
    'a talent that is not public',
    404,
    () => ({ talent: JSON.stringify({ id: ids.draft }), gallery: 'book' }),
  ],
  ['an unknown talent', 404, () => ({ talent: '{"id":999999}', gallery: 'book' })],
  ['an unknown gallery', 422, () => ({ talent: JSON.stringify({ id: ids.adult }), gallery: 'video' })],
  [
    'an unknown size',
    422,
    () => ({ talent: JSON.stringify({ id: ids.adult }), gallery: 'book', size: 'huge' }),
  ],
  ['no talent', 422, () => ({ gallery: 'book' })],
  ['a talent without id', 422, () => ({ talent: '{}', gallery: 'book' })],
  ['a talent that is no JSON', 400, () => ({ talent: '{', gallery: 'book' })],
])('%s is %i', async (_, status, form) => {
  await changeTalent(ids.adult, { compo: [] });
  expect((await sendForm('download/gallery', form())).status).toBe(status);
});

test('it needs the panel’s token', async () => {
  expect((await call('POST', '/panel/api/download/gallery')).status).toBe(401);
});
