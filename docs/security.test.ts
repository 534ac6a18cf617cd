import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { titlesIn, withoutNumbers } from '../scripts/ledger/titles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:promise|-+) /.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map(([promise = '', , heldBy = '']) => ({ promise: promise.trim(), heldBy: heldBy.trim() }));

const NAMED = /`([^`]+\.(?:test|spec)\.(?:ts|tsx))` "([^"]+)"/g;
const isNo = (promise: string) => promise.startsWith('**No:**');

describe('the promises', () => {
  it.each(rows)('$promise', ({ promise, heldBy }) => {
    const tests = [...heldBy.matchAll(NAMED)];
    expect(
      heldBy.replaceAll(NAMED, '').replaceAll(/[,;\s]/g, ''),
      'nothing but tests by file and title',
    ).toBe('');
    if (!isNo(promise)) expect(tests).not.toHaveLength(0);
    for (const [, file = '', title = ''] of tests) {
      expect(existsSync(root + file), file).toBe(true);
      const titles = titlesIn(file, readFileSync(root + file, 'utf8')).map(withoutNumbers);
      expect(titles, `${file} has a test of that title that runs`).toContain(title);
    }
  });

  it('are many, and the honest gaps stand among them', () => {
    expect(rows.filter(({ promise }) => !isNo(promise)).length).toBeGreaterThan(35);
    expect(rows.some(({ promise }) => isNo(promise))).toBe(true);
  });
});
