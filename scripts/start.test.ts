import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const PINNED = `node-${process.platform}-${process.arch}`;

// A checkout with nothing installed, an npm that installs one package, and a pinned Node that prints its arguments.
const NPM = `#!/bin/sh
echo "$@" >> npm.log
mkdir -p node_modules/${PINNED}/bin
cp package-lock.json node_modules/.package-lock.json
printf '#!/bin/sh\\necho pinned "$@"\\nexit 7\\n' > node_modules/${PINNED}/bin/node
chmod +x node_modules/${PINNED}/bin/node
`;
let folder = '';
const inFolder = (...parts: string[]) => path.join(folder, ...parts);
const writeLockfile = (version: string) => {
  const packages = { '': {}, [`node_modules/${PINNED}`]: { version } };
  writeFileSync(inFolder('package-lock.json'), JSON.stringify({ packages }));
};
const start = () =>
  spawnSync(process.execPath, [inFolder('scripts', 'start.mjs'), 'demo', '--dev'], {
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
const installations = () =>
  existsSync(inFolder('npm.log')) ? readFileSync(inFolder('npm.log'), 'utf8').trim().split('\n').length : 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bare-start-'));
  mkdirSync(inFolder('scripts'));
  cpSync(path.join(import.meta.dirname, 'start.mjs'), inFolder('scripts', 'start.mjs'));
  writeFileSync(inFolder('npm'), NPM);
  chmodSync(inFolder('npm'), 0o755);
  writeLockfile('24.0.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('with nothing installed, packages are installed first, and the script runs with the Node that came with them', () => {
  const { stdout, status } = start();
  expect(stdout).toContain(`pinned ${inFolder('scripts', 'demo.ts')} --dev`);
  expect(status).toBe(7);
  expect(installations()).toBe(1);
});

it('packages are installed again only when the lockfile has changed', () => {
  start();
  start();
  expect(installations()).toBe(1);
  writeLockfile('24.0.1');
  start();
  expect(installations()).toBe(2);
});

it('the script that starts the others imports nothing that has to be installed', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'start.mjs'), 'utf8');
  const imports = [...source.matchAll(/\bfrom '([^']+)'/g)].map(([, name = '']) => name);
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter((name) => !name.startsWith('node:'))).toEqual([]);
});
