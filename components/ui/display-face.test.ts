import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileString } from 'sass';
import { expect, it } from 'vitest';

const components = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.scss', { cwd: components }).filter(
  (file) => !/(?:_mixins|tokens)\.scss$/.test(file),
);

it('every style sets the display face by its mixin, which keeps hairlines on coarse screens', () => {
  const others = sheets.filter((file) =>
    readFileSync(`${components}/${file}`, 'utf8').includes('var(--font-display)'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});

it('a screen of one pixel to a point has the cut of small print', () => {
  const css = compileString('@use "tokens";', { loadPaths: [`${components}/ui`] }).css;
  expect(css).toMatch(/@media \(resolution < 1\.5dppx\) \{[^}]*--cut: "opsz" 1\d;/);
});
