import { cruise } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, it } from 'vitest';

const FOLDERS = ['app', 'bench', 'components', 'contract', 'gate', 'lib', 'middleware.ts', 'panel', 'server'];

const { output } = await cruise(FOLDERS, await readOptions('./.dependency-cruiser.cjs'));
if (typeof output === 'string') throw new Error(output);
const { totalCruised, totalDependenciesCruised, violations } = output.summary;

/** Circles of folders; a folder and those in it count as one. */
const circles = violations.flatMap(({ rule, cycle = [] }) =>
  rule.name === 'folder circle' ? [cycle.map(({ name }) => name)] : [],
);
const isOfPanel = (folders: string[]) => folders.some((folder) => folder.startsWith('panel/'));

it('reads the whole repository', () => {
  expect(totalCruised).toBeGreaterThan(900);
  expect(totalDependenciesCruised).toBeGreaterThan(2_500);
});

it('finds no two folders that import each other', () => {
  expect(circles.filter((folders) => folders.length === 2 && !isOfPanel(folders))).toEqual([]);
});

it('finds no circle of folders in the site, however long', () => {
  expect(circles.filter((folders) => !isOfPanel(folders))).toEqual([]);
});

it('finds no import upwards', () => {
  expect(violations.filter(({ rule }) => rule.name !== 'folder circle')).toEqual([]);
});
