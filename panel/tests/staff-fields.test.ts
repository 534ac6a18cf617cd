import { readFileSync } from 'node:fs';
import { FACT_NAMES, factOf } from '@passarela/contract/facts';
import type { FlattenedField } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
import { ROLES, type Role } from '../parts/access/roles.ts';
import { panel } from './panel.ts';

/** docs/staff-fields.md: every field that staff fill in, its place on the site, and its test. */
const root = (path: string) => new URL(`../../${path}`, import.meta.url);
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
const rows = readFileSync(root('docs/staff-fields.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, field = '', seen = '', file = ''] = cellsOf(line);
    return { field, seen, file };
  });

/** Tries every field that the configuration has. */
const EVERY_FIELD = 'panel/tests/written-fields.test.ts';

const isInLanguages = (fields: readonly FlattenedField[]) =>
  fields.every(({ name }) => name === 'pt' || name === 'en');

/** The fields that hold something, those of groups and lists by their path; a field in two languages is one. */
const leavesOf = (fields: readonly FlattenedField[], at: string): string[] =>
  fields.flatMap((field) => {
    const path = `${at}.${field.name}`;
    const inner = 'flattenedFields' in field ? field.flattenedFields.filter(({ name }) => name !== 'id') : [];
    return inner.length === 0 || isInLanguages(inner) ? [path] : leavesOf(inner, path);
  });

const roles = Object.keys(ROLES) as Role[];
let filled: string[] = [];
beforeAll(async () => {
  const { collections, globals } = (await panel()).config;
  filled = [...collections, ...globals].flatMap(({ slug, flattenedFields }) => {
    const may = WRITABLE[slug];
    if (!may || slug.startsWith('payload-')) return [];
    return leavesOf(
      flattenedFields.filter(({ name }) => roles.some((role) => may[role].includes(name))),
      slug,
    );
  });
});

/** The facts of a talent: their rows are those of the table of facts. */
const facts = FACT_NAMES.map((name) => {
  const { in: place, displayedOn } = factOf(name);
  return { name, field: place === 'agency' ? `talents.agency.${name}` : `talents.${name}`, displayedOn };
});

test('every field that staff fill in has its row, and no row is left over', () => {
  expect(filled.length).toBeGreaterThan(100);
  expect([...rows, ...facts].map(({ field }) => field).toSorted()).toEqual([...new Set(filled)].toSorted());
});

test.each(facts)('$name is displayed, and read there by a test, or lies in the private group', (fact) => {
  const test = fact.field.startsWith('talents.agency.')
    ? 'panel/tests/private-data.test.ts'
    : 'e2e/staff-fields.serial.whole.spec.ts';
  const name = fact.displayedOn.length > 0 ? fact.name : 'agency';
  expect(readFileSync(root(test), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});

describe('each row says where the field is seen, and names a test that knows it', () => {
  test.each(rows)('$field: $seen', ({ field, seen, file }) => {
    expect(seen).not.toBe('');
    if (file === EVERY_FIELD) return;
    const names = field.split('.').slice(1);
    const known = readFileSync(root(file), 'utf8');
    expect(
      names.some((name) => new RegExp(`\\b${name}\\b`).test(known)),
      file,
    ).toBe(true);
  });
});
