import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = globSync('components/**/*.module.scss', { cwd: root });

// A module calls the animations that it names its own: one whose keyframes stand elsewhere never runs.
it.each(modules)('every animation that %s names has its keyframes there', (path) => {
  const style = readFileSync(root + path, 'utf8');
  const named = [...style.matchAll(/animation(?:-name)?:\s*(?!var\(|none)([\w-]+)/g)].map(([, name]) => name);
  const framed = [...style.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  expect(framed).toEqual(expect.arrayContaining(named));
});
