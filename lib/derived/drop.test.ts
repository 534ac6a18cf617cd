import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { talentsOf } from '../backend/tags.ts';
import { dropDerived } from './takedown.ts';
import { variantNames } from './variant-names.ts';

const STORAGE = 'http://127.0.0.1:4000/media';
const world = vi.hoisted(() => ({ dir: '' }));
vi.mock('@/lib/system/env', () => ({
  env: () => ({ SITE_CACHE_DIR: join(world.dir, 'cache'), STORAGE_URL: 'http://127.0.0.1:4000/media' }),
}));

const ANA = { id: 7, gender: 'woman', name: 'Ana', cover: 'ana-1.jpg', book: [{ file: 'ana-2.jpg' }] };
const BIA = { id: 77, gender: 'woman', name: 'Bia', cover: 'bia-1.jpg' };
const path = (name: string) => join(world.dir, 'cache', name);
const put = (name: string, raw: unknown) => writeFile(path(name), JSON.stringify({ at: 1, raw }));
const images = () => join(world.dir, '.next/cache/images');
const putVariants = async (file: string, count: number) => {
  for (const name of variantNames(`${STORAGE}/${file}`).slice(0, count)) {
    await mkdir(join(images(), name), { recursive: true });
    await writeFile(join(images(), name, '1.2.a.b.webp'), file);
  }
};

beforeEach(async () => {
  world.dir = await mkdtemp(join(tmpdir(), 'derived-'));
  await mkdir(path('social'), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(world.dir);
});
afterEach(() => rm(world.dir, { recursive: true, force: true }));

test('a talent is taken out of every kept answer; lists stay with the others', async () => {
  await put('profile.json', { status: 200, body: { data: ANA } });
  await put('list.json', { data: [ANA, BIA], total: 2 });
  await put('list.json.0f3a-draft', { data: [ANA, BIA], total: 2 });
  await put('post.json', { data: { id: 7, content: '<img src="http://x/media/ana-2.jpg">' } });
  await put('options.json', { states: [{ id: 7, value: 'Bahia' }] });
  await writeFile(path('broken.json'), '{"at":1,"raw":{"na');
  expect(await dropDerived({ talents: [7], files: ['ana-1.jpg', 'ana-2.jpg'] })).toMatchObject({
    lastGood: 5,
  });
  expect((await readdir(path(''))).toSorted()).toEqual([
    'list.json',
    'list.json.0f3a-draft',
    'options.json',
    'social',
  ]);
  expect(JSON.parse(await readFile(path('list.json'), 'utf8')).raw.data).toEqual([BIA]);
});

test('her previews go, and those that may show her face; of another number they stay', async () => {
  const names = [
    'pt-talent-models-7-0123456789.jpg',
    'en-talent-cast-7-0123456789.jpg.1f',
    'pt-talent-models-77-0123456789.jpg',
  ];
  const shared = [
    'pt-list-models-all-0123456789.jpg',
    'en-site-home-all-0123456789.jpg',
    'pt-post-x-0123456789.jpg',
    'pt-selection-7.9-0123456789.jpg',
    'en-selection-9.8-0123456789.jpg',
    'pt-card-7-a4-0123456789.pdf',
    'pt-card-77-a5-0123456789.pdf',
  ];
  for (const name of [...names, ...shared]) await writeFile(path(`social/${name}`), 'x');
  expect(await dropDerived({ talents: [7], files: [] })).toMatchObject({ previews: 6 });
  expect((await readdir(path('social'))).toSorted()).toEqual(
    [
      'en-selection-9.8-0123456789.jpg',
      'pt-card-77-a5-0123456789.pdf',
      'pt-post-x-0123456789.jpg',
      names[2],
    ].toSorted(),
  );
  expect(await dropDerived({ talents: [], files: ['post.jpg'] })).toMatchObject({ previews: 3 });
});

test('every size of a picture goes, none of another', async () => {
  await putVariants('ana-1.jpg', 30);
  await putVariants('bia-1.jpg', 5);
  expect(await dropDerived({ talents: [], files: ['ana-1.jpg'] })).toMatchObject({ variants: 30 });
  expect(await readdir(images())).toHaveLength(5);
  expect(await dropDerived({ talents: [], files: ['ana-1.jpg'] })).toEqual({
    variants: 0,
    previews: 0,
    lastGood: 0,
  });
});

test('talents are read from the tags', () => {
  expect(talentsOf(['talents', 'talent:7', 'post:7', 'talent:12'])).toEqual([7, 12]);
});
