import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweepLastGood } from './last-good.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const old = {
  at: 7,
  raw: {
    data: [
      { id: 1, birthdate: '2014-05-06' },
      { id: 2, birthdate: '1999-01-01' },
      { id: 3, birthdate: null },
    ],
  },
};

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('birthdates of an earlier version leave the disk, what is beside them stays', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'a.json'), JSON.stringify(old));
  await writeFile(join(folder, 'b.json'), '{"at":1,"raw":{"id":4}}');
  await writeFile(join(folder, 'c.json'), '{"at":1,"raw":[{"birthdate":"2014-05-06"');
  await writeFile(join(folder, 'd.json.0f3a'), '{"at":1,"raw":{"birthdate":"2014-05-06"}}');
  await mkdir(join(folder, 'social'));
  expect(await sweepLastGood(folder, NOW)).toBe(3);
  expect((await readdir(folder)).toSorted()).toEqual(['a.json', 'b.json', 'd.json.0f3a', 'social']);
  expect(JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'))).toEqual({
    at: 7,
    raw: {
      data: [
        { id: 1, birth_year: 2014, minor: true },
        { id: 2, birth_year: 1999, minor: false },
        { id: 3, birth_year: null, minor: true },
      ],
    },
  });
  expect(await readFile(join(folder, 'b.json'), 'utf8')).toBe('{"at":1,"raw":{"id":4}}');
  expect(await sweepLastGood(folder, NOW)).toBe(0);
});

test('a folder that is not there holds none', async () => {
  expect(await sweepLastGood(join(await newFolder(), 'none'))).toBe(0);
});
