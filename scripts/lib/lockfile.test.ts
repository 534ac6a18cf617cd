import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inRoot } from './paths.ts';

const list = z.union([z.string(), z.array(z.string())]).optional();
const text = z.string().optional();
const entryShape = z.object({
  ...{ version: text, name: text, resolved: text, integrity: text },
  ...{ link: z.boolean().optional(), optional: z.boolean().optional() },
  ...{ os: list, cpu: list, libc: list },
});
const lockfile = z.object({ packages: z.record(z.string(), entryShape) });

/** Those of this repository are left out. */
const packages = Object.entries(
  lockfile.parse(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))).packages,
)
  .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
  .map(([place, entry]) => ({ place, name: entry.name ?? place.split('node_modules/').at(-1), entry }));

const allows = (names: string | readonly string[] | undefined, ...wanted: string[]) =>
  names === undefined || [names].flat().some((name) => wanted.includes(name));

/** Whether a package is ever installed on the product's systems: Linux with glibc, x64 or arm64. */
const runsHere = ({ os, cpu, libc }: z.infer<typeof entryShape>) =>
  allows(os, 'linux') && allows(cpu, 'x64', 'arm64') && allows(libc, 'glibc');

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
