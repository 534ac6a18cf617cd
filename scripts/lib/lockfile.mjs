import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const allows = (list, ...wanted) =>
  list === undefined || [list].flat().some((each) => wanted.includes(each) && !each.startsWith('!'));

/** Packages of the lockfile as `{ place, name, entry }`; those of this repository are left out. */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
    .map(([place, entry]) => ({ place, name: entry.name ?? place.split('node_modules/').at(-1), entry }));
}

/** Whether a package is ever installed where the product runs: Linux with glibc, x64 or arm64. */
export const runsHere = ({ os, cpu, libc }) =>
  allows(os, 'linux') && allows(cpu, 'x64', 'arm64') && allows(libc, 'glibc');
