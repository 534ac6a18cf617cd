import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SELECTIONS_MAX, storedImage } from './store.ts';

const world = vi.hoisted(() => ({ dir: '' }));
vi.mock('@/lib/system/env', () => ({ env: () => ({ SITE_CACHE_DIR: join(world.dir, 'cache') }) }));

const drawing = (text: string, isWhole = true) => ({ image: Buffer.from(text), isWhole });
const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted();

beforeEach(async () => {
  world.dir = await mkdtemp(join(tmpdir(), 'social-'));
});
afterEach(() => rm(world.dir, { recursive: true, force: true }));

test('a preview is drawn once, for two at once and for later, and stays below the folder of the site', async () => {
  const draw = vi.fn(async () => drawing('a'));
  const name = 'pt-talent-models-7-0123456789.jpg';
  await Promise.all([storedImage(name, draw), storedImage(name, draw)]);
  expect((await storedImage(name, draw)).image.toString()).toBe('a');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await filesIn(world.dir)).toEqual(['cache', 'cache/social', `cache/social/${name}`]);
});

test('a new version takes the place of the old one, and of nothing else', async () => {
  const names = ['pt-talent-models-7-0123456789.jpg', 'pt-talent-models-77-0123456789.jpg'];
  for (const name of names) await storedImage(name, async () => drawing('old'));
  await storedImage('pt-talent-models-7-abcdef0123.jpg', async () => drawing('new'));
  expect(await readdir(join(world.dir, 'cache/social'))).toEqual([
    'pt-talent-models-7-abcdef0123.jpg',
    'pt-talent-models-77-0123456789.jpg',
  ]);
});

test('what lacks a picture is drawn again next time', async () => {
  const draw = vi.fn(async () => drawing('half', false));
  await storedImage('en-post-x-0123456789.jpg', draw);
  await storedImage('en-post-x-0123456789.jpg', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('anybody can make up selections, so of their pictures the newest are kept, and nothing else goes', async () => {
  const talent = 'pt-talent-models-7-0123456789.jpg';
  await storedImage(talent, async () => drawing('a'));
  for (let id = 1; id <= SELECTIONS_MAX + 2; id += 1) {
    const name = `pt-selection-${id}-0123456789.jpg`;
    await storedImage(name, async () => drawing('a'));
    await utimes(join(world.dir, 'cache/social', name), id, id);
  }
  await storedImage('pt-selection-999-0123456789.jpg', async () => drawing('a'));
  const kept = await readdir(join(world.dir, 'cache/social'));
  expect(kept).toHaveLength(SELECTIONS_MAX + 1);
  expect(kept).toContain(talent);
  expect(kept).toContain('pt-selection-999-0123456789.jpg');
  expect(kept).not.toContain('pt-selection-3-0123456789.jpg');
  expect(kept).toContain('pt-selection-4-0123456789.jpg');
});
