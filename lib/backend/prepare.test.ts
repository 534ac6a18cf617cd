import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('before the first request no file holds a birthdate, whichever server starts', async () => {
  const file = path.join(folder.path, 'talents.json');
  writeFileSync(file, JSON.stringify({ data: [{ id: 7, birthdate: '2001-02-03' }] }));
  await prepareBackend();
  expect(readFileSync(file, 'utf8')).not.toContain('2001-02-03');
});

it.each([
  [['node', 'server/start.ts', '--check'], 1],
  [['node', 'next', 'start'], 0],
])('after %j the table of the services is printed %i times', async (words, times) => {
  process.argv = words;
  await prepareBackend();
  expect(printServices).toHaveBeenCalledTimes(times);
});
