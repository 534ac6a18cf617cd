import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DERIVED, NOT_DERIVED } from './takedown.ts';

const SOURCES = globSync('{app,lib,server,components}/**/*.{ts,tsx,mjs}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);
const WRITES = /\b(?:writeFile|writeFileSync|appendFile|createWriteStream|copyFile|cp|cpSync|writeWhole)\b/;

test('every module of the site that writes files is in the register of what a takedown removes', () => {
  const writers = SOURCES.filter((file) => WRITES.test(readFileSync(file, 'utf8')));
  const known = [...Object.values(DERIVED).map(({ writer }) => writer), ...Object.keys(NOT_DERIVED)];
  expect(writers.length).toBeGreaterThan(3);
  expect(writers.toSorted()).toEqual(known.filter((writer) => writer !== 'next').toSorted());
});

test('what the register names is there', () => {
  for (const { writer } of Object.values(DERIVED)) {
    expect(existsSync(writer === 'next' ? 'node_modules/next' : writer), writer).toBe(true);
  }
});
