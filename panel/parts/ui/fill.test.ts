import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test.each([
  [0, 'Homens: 0 linhas'],
  [1, 'Homens: 1 linha'],
  [12, 'Homens: 12 linhas'],
])('%s is counted in words', (n, line) => {
  expect(fill('{name}: {n} {n|linha|linhas}', { name: 'Homens', n })).toBe(line);
});

test('no text of the panel counts one of something in the plural', () => {
  const panel = resolve(import.meta.dirname, '../..');
  const files = globSync('**/*.{ts,tsx}', { cwd: panel }).filter(
    (file) => !/node_modules|\.next|\.test\.|^(?:tests|seed|scripts)\/|migrations/.test(file),
  );
  const plural = files.flatMap((file) =>
    [
      ...readFileSync(resolve(panel, file), 'utf8').matchAll(
        /(?<!\$)\{(?:n|count|total)\} \p{L}+s\b(?!=).*/gu,
      ),
    ].map(([text]) => `${file}: ${text}`),
  );
  expect(plural).toEqual([]);
});
