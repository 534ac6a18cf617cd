import { expect, it } from 'vitest';
import { lockedPackages, runsHere } from './lockfile.ts';

const packages = lockedPackages();
const SHA512 = /^sha512-[\w+/]{86}==$/;

it('every package that is installed where the product runs has its checksum in the lockfile', () => {
  const without = packages.filter(({ entry }) => runsHere(entry) && !SHA512.test(entry.integrity ?? ''));
  expect(without.map(({ place }) => place)).toEqual([]);
  expect(packages.length).toBeGreaterThan(500);
});

it('packages without a checksum are optional ones of other systems, and no more than there were', () => {
  const without = packages.filter(({ entry }) => entry.integrity === undefined);
  expect(without.every(({ entry }) => entry.optional === true && !runsHere(entry))).toBe(true);
  const scopes = without.map(({ name }) => name?.split('/')[0]);
  const counted = Object.fromEntries(
    [...new Set(scopes)].sort().map((scope) => [scope, scopes.filter((one) => one === scope).length]),
  );
  // compilers, a formatter and a parser for systems that the product does not run on
  expect(counted).toEqual({ '@biomejs': 8, '@next': 4, '@oxc-parser': 15, '@swc': 8 });
});

it('no package comes from anywhere but the registry', () => {
  const elsewhere = packages.filter(
    ({ entry }) => entry.resolved && !/^https:\/\/registry\.npmjs\.org\//.test(entry.resolved),
  );
  expect(elsewhere.map(({ place }) => place)).toEqual([]);
});

it.each([
  [{}, true],
  [{ os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }, true],
  [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  [{ os: ['darwin'], cpu: ['arm64'] }, false],
  [{ os: ['linux'], cpu: ['ppc64'] }, false],
])('%o runs here: %s', (entry, isHere) => {
  expect(runsHere(entry)).toBe(isHere);
});
