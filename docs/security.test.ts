import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { titlesIn, withoutNumbers } from '../scripts/ledger/titles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');

const rows = page
  .split('\n')
  .filter((line) => /^\| (?!defence|---)/.test(line))
  .map((line) => {
    const [, defence = '', asvs = '', testedBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { defence, asvs, testedBy };
  });

const NAMED = /`([^`]+\.(?:test|spec)\.(?:ts|tsx))` "([^"]+)"/g;
const BEGINNING = ' …';
const isNamed = (title: string) => (known: string) =>
  title.endsWith(BEGINNING) ? known.startsWith(title.slice(0, -BEGINNING.length)) : known === title;

/** The titles of each named file, read once. */
const titles = new Map<string, readonly string[]>();
function titlesOf(file: string) {
  const known = titles.get(file) ?? titlesIn(file, readFileSync(root + file, 'utf8')).map(withoutNumbers);
  titles.set(file, known);
  return known;
}

const isNo = (defence: string) => defence.startsWith('**No:**');

describe('the defences', () => {
  it.each(rows)('$defence', ({ defence, asvs, testedBy }) => {
    expect(asvs, 'a section of the ASVS').toMatch(/^[\d., –-]+$/);
    const tests = [...testedBy.matchAll(NAMED)];
    expect(
      testedBy.replaceAll(NAMED, '').replaceAll(/[,;\s]/g, ''),
      'nothing but tests by file and title',
    ).toBe('');
    if (!isNo(defence)) expect(tests).not.toHaveLength(0);
    for (const [, file = '', title = ''] of tests) {
      expect(existsSync(root + file), file).toBe(true);
      expect(
        titlesOf(file).filter(isNamed(title)),
        `${file} has one test of that title that runs`,
      ).toHaveLength(1);
    }
  });

  it('are many, and the honest gaps stand among them', () => {
    expect(rows.filter(({ defence }) => !isNo(defence)).length).toBeGreaterThan(35);
    expect(rows.some(({ defence }) => isNo(defence))).toBe(true);
  });
});
