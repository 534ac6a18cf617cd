import { cruise } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, it } from 'vitest';

const FOLDERS = [
  'app',
  'bench',
  'components',
  'contract',
  'e2e',
  'gate',
  'lib',
  'middleware.ts',
  'panel',
  'scripts',
  'server',
];

const { output } = await cruise(FOLDERS, await readOptions('./.dependency-cruiser.cjs'));
if (typeof output === 'string') throw new Error(output);
const { totalCruised, totalDependenciesCruised, violations } = output.summary;

/** Circles of folders; a folder and those in it count as one. */
const circles = violations.flatMap(({ rule, cycle = [] }) =>
  rule.name === 'folder circle' ? [cycle.map(({ name }) => name)] : [],
);

it('reads the whole repository', () => {
  expect(totalCruised).toBeGreaterThan(900);
  expect(totalDependenciesCruised).toBeGreaterThan(2_500);
});

it('finds no circle of folders, however long', () => {
  expect(circles).toEqual([]);
});

/** Rooms of the site's components, each with those that it imports from. */
const roomOf = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1];
const imports = new Set(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => `${roomOf(source)} ${roomOf(resolved)}`),
  ),
);

it('finds no two rooms of components that import each other', () => {
  expect(imports).toContain('find talents');
  const mutual = [...imports].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from !== to && !pair.includes('undefined') && imports.has(`${to} ${from}`);
  });
  expect(mutual).toEqual([]);
});

it('finds no import upwards', () => {
  expect(violations.filter(({ rule }) => rule.name !== 'folder circle')).toEqual([]);
});
