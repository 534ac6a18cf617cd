import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareBackend } from './prepare.ts';

const printServices = vi.hoisted(() => vi.fn(async () => true));
const folder = vi.hoisted(() => ({ path: '' }));
vi.mock('./check/check-services.ts', () => ({ printServices }));
vi.mock('./circuit.ts', () => ({ measureCircuits: vi.fn() }));
vi.mock('./counts.ts', () => ({ keepSendingCounts: vi.fn() }));
vi.mock('./picture-hosts.ts', () => ({ recallPictureHosts: vi.fn() }));
vi.mock('../system/env.ts', () => ({ env: () => ({ SITE_CACHE_DIR: folder.path }) }));

const { argv } = process;
beforeEach(() => {
  printServices.mockClear();
  folder.path = mkdtempSync(path.join(tmpdir(), 'passarela-prepare-'));
});
afterEach(() => {
  rmSync(folder.path, { recursive: true, force: true });
  process.argv = argv;
});

it('before the first request no file holds a birthdate of an earlier version, whichever server starts', async () => {
  const write = (name: string, content: string) => writeFileSync(path.join(folder.path, name), content);
  write('talents.json', JSON.stringify({ data: [{ id: 7, birthdate: '2001-02-03' }] }));
  write('a.v1.json.0f3a', '{"at":1,"raw":{"birthdate":"2014-05-06"');
  write('b.v1.json', '{"at":1,"raw":{"id":4}}');
  mkdirSync(path.join(folder.path, 'social'));
  await prepareBackend();
  expect(readdirSync(folder.path).toSorted()).toEqual(['b.v1.json', 'social']);
});

it('a folder that is not there holds none', async () => {
  rmSync(folder.path, { recursive: true });
  await expect(prepareBackend()).resolves.toBeUndefined();
});

it.each([
  [['node', 'server/start.ts', '--check'], 1],
  [['node', 'next', 'start'], 0],
])('after %j the table of the services is printed %i times', async (words, times) => {
  process.argv = words;
  await prepareBackend();
  expect(printServices).toHaveBeenCalledTimes(times);
});
