import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { sealFile } from './spool-photo.ts';

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function seal(...texts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'passarela-sealed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file');
  return { path, read: await sealFile(path, parts(...texts)) };
}

it('is read as often as needed', async () => {
  const { read } = await seal('one ', 'two');
  expect(String(await buffer(read()))).toBe('one two');
  expect(String(await buffer(read()))).toBe('one two');
});

it('is sealed with a key of its own', async () => {
  const [first, second] = [await seal('the same'), await seal('the same')];
  expect(readFileSync(first.path)).not.toEqual(readFileSync(second.path));
});

it('ends with an error where it was changed or is gone', async () => {
  const { path, read } = await seal('one two');
  const bytes = readFileSync(path);
  const [first = 0] = bytes;
  writeFileSync(path, bytes.fill(255 - first, 0, 1));
  await expect(buffer(read())).rejects.toThrow();
  rmSync(path);
  await expect(buffer(read())).rejects.toThrow('ENOENT');
});
