import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from '../../platform/files/disk.ts';
import { moveFiles } from './move-files.ts';

const KEYS = ['media/ana-3f9a1c0b2d.jpg', 'private/applications/a1/1.sealed'];
const say = () => {};
let [here, there] = ['', ''];

beforeEach(async () => {
  [here, there] = [mkdtempSync(join(tmpdir(), 'move-from-')), mkdtempSync(join(tmpdir(), 'move-to-'))];
  for (const key of KEYS) await diskStore(here).put(key, Buffer.from(key.repeat(10_000)));
  await diskStore(here).put('media/empty.jpg', Buffer.alloc(0));
});
afterEach(() => {
  for (const folder of [here, there]) rmSync(folder, { recursive: true });
});

const move = (isDry = false, to = diskStore(there)) => moveFiles({ from: diskStore(here), to, isDry, say });

test('every file arrives as it was, also over one of an earlier try; a dry run writes none', async () => {
  expect(await move(true)).toBe(3);
  expect(await diskStore(there).stat(KEYS[0] ?? '')).toBeNull();
  await diskStore(there).put(KEYS[0] ?? '', Buffer.from('half'));
  expect(await move()).toBe(3);
  for (const key of KEYS) expect((await diskStore(there).stat(key))?.size).toBe(key.length * 10_000);
  expect((await diskStore(there).stat('media/empty.jpg'))?.size).toBe(0);
});

test('a store that keeps other bytes than it was given is found out', async () => {
  const store = diskStore(there);
  const put: typeof store.put = async (key, source) => {
    await store.put(key, source);
    if (key.startsWith('media/')) writeFileSync(`${there}/${key}`, 'x'.repeat(key.length * 10_000));
  };
  await expect(move(false, { ...store, put })).rejects.toThrow('reads differently');
});
