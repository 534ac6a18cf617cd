import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot } from './paths.ts';

const list = z.union([z.string(), z.array(z.string())]).optional();
const entryShape = z.object({
  version: z.string().optional(),
  name: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: list,
  cpu: list,
  libc: list,
});
const lockfile = z.object({ packages: z.record(z.string(), entryShape) });
type Systems = Pick<z.infer<typeof entryShape>, 'os' | 'cpu' | 'libc'>;

const allows = (names: string | readonly string[] | undefined, ...wanted: string[]) =>
  names === undefined || [names].flat().some((name) => wanted.includes(name));

/** Packages of the lockfile as `{ place, name, entry }`; those of this repository are left out. */
export function lockedPackages() {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
    .map(([place, entry]) => ({ place, name: entry.name ?? place.split('node_modules/').at(-1), entry }));
}

/** Whether a package is ever installed on the product's systems: Linux with glibc, x64 or arm64. */
export const runsHere = ({ os, cpu, libc }: Systems) =>
  allows(os, 'linux') && allows(cpu, 'x64', 'arm64') && allows(libc, 'glibc');
