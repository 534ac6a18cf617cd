/** `node scripts/start.mjs demo`: installs packages, then runs scripts/demo.ts. Runs on a plain Node 20. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(path.dirname(process.argv[1]), '..');
const MODULES = path.join(ROOT, 'node_modules');
const [, , name, ...args] = process.argv;

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Whether node_modules matches the lockfile; npm keeps a lockfile of its own there. */
function isInstalled() {
  const installed = packagesOf(path.join(MODULES, '.package-lock.json'));
  return Object.entries(packagesOf(path.join(ROOT, 'package-lock.json'))).every(
    ([where, { version, link, optional, peer }]) =>
      !where.startsWith('node_modules/') || link || optional || peer || installed[where]?.version === version,
  );
}

/** The pinned Node that npm installed; on a system without one, the Node that runs now. */
function pinnedNode() {
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const pinned = path.join(MODULES, `node-${system}-${process.arch}`, 'bin', file);
  return existsSync(pinned) ? pinned : process.execPath;
}

if (!isInstalled()) {
  console.log('Installing packages …');
  const options = { cwd: ROOT, shell: true, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', options);
  if (status !== 0) process.exit(status ?? 1);
}
const startedAt = String(Date.now() - Math.round(performance.now()));
const child = spawn(pinnedNode(), [path.join(ROOT, 'scripts', `${name}.ts`), ...args], {
  stdio: 'inherit',
  env: { ...process.env, STARTED_AT: startedAt },
});
// Ctrl-C reaches the child by itself: both are in the terminal's group.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
