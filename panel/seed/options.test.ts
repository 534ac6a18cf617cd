import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsFor } from '../../scripts/lib/settings.ts';
import { DEMO_TALENTS } from './data/roster.ts';
import { readOptions } from './options.ts';

describe('options', () => {
  it.each([
    [[], { talents: DEMO_TALENTS, fresh: false }],
    [['--talents', '1000'], { talents: 1000, fresh: false }],
    [['--fresh'], { talents: DEMO_TALENTS, fresh: true }],
  ])('%j', (args, expected) => {
    expect(readOptions(args)).toEqual(expected);
  });

  it.each([['0'], ['many'], ['-1']])('refuses %s talents', (count) => {
    expect(() => readOptions(['--talents', count])).toThrow();
  });
});

it('content of an earlier version of the demo, and what staff have added to it, stays', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'passarela-seed-'));
  const stamp = path.join(data, 'seed.json');
  const earlier = JSON.stringify({ version: 'earlier', talents: 3 });
  writeFileSync(stamp, earlier);
  writeFileSync(path.join(data, 'panel.sqlite'), '');
  const { stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'index.ts')], {
    env: { ...process.env, ...settingsFor({ port: 3000, panelPort: 4000, data }) },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/there already: 3 talents[\s\S]*earlier version/);
  expect(readFileSync(stamp, 'utf8')).toBe(earlier);
});
