import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownEngines } from './own-engines.ts';
import { script } from './script.ts';

const PANELS = 4;
const data = mkdtempSync(join(tmpdir(), 'panel-first-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Opens the panel in a process of its own; gives the last line it prints, or all of them when it fails. */
async function openPanel(settings: Record<string, string>): Promise<string> {
  const { code, said } = await script(settings, 'tests/first-start/open.ts');
  return code === 0 ? (said.split('\n').at(-1) ?? '') : said;
}

test('four panels that start on an empty database at once all come up, with one administrator', {
  timeout: 120_000,
}, async () => {
  const settings = { PASSARELA_DATA: data, ...(await ownEngines('first_start')) };
  const counts = await Promise.all(Array.from({ length: PANELS }, () => openPanel(settings)));
  expect(counts).toEqual(Array(PANELS).fill('{"users":1,"categories":15,"divisions":5,"versions":1}'));
});
