import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const components = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.scss', { cwd: components }).filter(
  (file) => !/(?:_mixins|tokens)\.scss$/.test(file),
);

it('every style sets the display face by its mixin', () => {
  const others = sheets.filter((file) =>
    readFileSync(`${components}/${file}`, 'utf8').includes('var(--font-display)'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});
