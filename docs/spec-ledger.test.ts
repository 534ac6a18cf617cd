import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLedger, testsByNumber } from '../scripts/ledger/ledger.ts';
import { inRoot } from '../scripts/lib/paths.ts';
import { mutantsOf } from '../scripts/sabotage/mutants.ts';

/** Statements that are not true yet: none, and this list stays empty. */
const NOT_YET: string[] = [];

const STATEMENTS = 404;

const rows = readLedger();
const tests = testsByNumber();

const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');

function expectPage(link: string) {
  const [path = '', section] = link.split('#');
  expect(existsSync(inRoot('docs', path)), `the page ${link}`).toBe(true);
  if (section === undefined) return;
  const page = readFileSync(inRoot('docs', path), 'utf8');
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => headingId(text));
  expect(headings, `the section ${link}`).toContain(section);
}

it('each statement of the specification has a verdict, a test and a place', () => {
  for (const { id, statement, verdict, references } of rows) {
    expect(statement, id).not.toBe('');
    if (verdict === 'not yet') continue;
    expect(tests.get(id), `no test has ${id} in its title`).toBeDefined();
    expect(references, `a place of ${id}`).not.toHaveLength(0);
    for (const { file, name } of references) {
      expect(existsSync(inRoot(file)), file).toBe(true);
      if (name !== null)
        expect(
          mutantsOf(file, readFileSync(inRoot(file), 'utf8'), name),
          `${file} has code named ${name}`,
        ).not.toHaveLength(0);
    }
    if (verdict === 'true') continue;
    const [, link] = /^on purpose: \[[^\]]+\]\(([^)]+)\)$/.exec(verdict) ?? [];
    expect(link, `the verdict "${verdict}" of ${id}`).toBeDefined();
    expectPage(link ?? '');
  }
});

describe('the ledger', () => {
  it('has every statement once, in order', () => {
    const [keys, parts] = [
      rows.map(({ id }) => id),
      rows.map(({ id }) => id.slice(1).split('.').map(Number)),
    ];
    expect(keys).toHaveLength(STATEMENTS);
    expect(new Set(keys).size).toBe(STATEMENTS);
    for (const [at, [line = 0, place = 0]] of parts.entries()) {
      const [lineBefore = 0, placeBefore = 0] = parts[at - 1] ?? [];
      expect(place, keys[at]).toBe(line === lineBefore ? placeBefore + 1 : 1);
      expect(line, keys[at]).toBeGreaterThanOrEqual(lineBefore);
    }
  });

  it('knows each number that a test names', () => {
    expect([...tests.keys()].filter((number) => !rows.some(({ id }) => id === number))).toEqual([]);
  });

  it('counts what is not yet true', () => {
    expect(rows.filter(({ verdict }) => verdict === 'not yet').map(({ id }) => id)).toEqual(NOT_YET);
  });
});
