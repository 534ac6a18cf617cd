import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORED_MAX, storedDrawing } from './drawn-files.ts';

const world = vi.hoisted(() => ({ dir: '' }));
vi.mock('@/lib/system/env', () => ({ env: () => ({ SITE_CACHE_DIR: join(world.dir, 'cache') }) }));

const drawing = (text: string, isWhole = true) => ({ bytes: Buffer.from(text), isWhole });
const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted();

beforeEach(async () => {
  world.dir = await mkdtemp(join(tmpdir(), 'social-'));
});
afterEach(() => rm(world.dir, { recursive: true, force: true }));

test('a preview is drawn once, for two at once and for later, and stays below the folder of the site', async () => {
  const draw = vi.fn(async () => drawing('a'));
  const name = 'pt-talent-models-7-0123456789.jpg';
  await Promise.all([storedDrawing(name, draw), storedDrawing(name, draw)]);
  expect((await storedDrawing(name, draw)).bytes.toString()).toBe('a');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await filesIn(world.dir)).toEqual(['cache', 'cache/social', `cache/social/${name}`]);
});

test('a new version takes the place of the old one, and of nothing else', async () => {
  const names = ['pt-talent-models-7-0123456789.jpg', 'pt-talent-models-77-0123456789.jpg'];
  for (const name of names) await storedDrawing(name, async () => drawing('old'));
  await storedDrawing('pt-talent-models-7-abcdef0123.jpg', async () => drawing('new'));
  expect(await readdir(join(world.dir, 'cache/social'))).toEqual([
    'pt-talent-models-7-abcdef0123.jpg',
    'pt-talent-models-77-0123456789.jpg',
  ]);
});

test('what lacks a picture is drawn again next time', async () => {
  const draw = vi.fn(async () => drawing('half', false));
  await storedDrawing('en-post-x-0123456789.jpg', draw);
  await storedDrawing('en-post-x-0123456789.jpg', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test.each([
  ['selection', (id: number) => `pt-selection-${id}-0123456789.jpg`],
  ['card', (id: number) => `en-card-${id}-a4-0123456789.pdf`],
] as const)('of each %s the newest are kept, and nothing else goes', async (kind, nameOf) => {
  const talent = 'pt-talent-models-7-0123456789.jpg';
  await storedDrawing(talent, async () => drawing('a'));
  const max = STORED_MAX[kind];
  for (let id = 1; id <= max + 2; id += 1) {
    await storedDrawing(nameOf(id), async () => drawing('a'));
    await utimes(join(world.dir, 'cache/social', nameOf(id)), id, id);
  }
  await storedDrawing(nameOf(9_999), async () => drawing('a'));
  const kept = await readdir(join(world.dir, 'cache/social'));
  expect(kept).toHaveLength(max + 1);
  expect(kept).toContain(talent);
  expect(kept).toContain(nameOf(9_999));
  expect(kept).not.toContain(nameOf(3));
  expect(kept).toContain(nameOf(4));
});
