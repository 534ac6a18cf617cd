import { existsSync, readFileSync } from 'node:fs';
import { run } from './children.mjs';
import { inRoot } from './paths.mjs';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Whether node_modules holds what the lockfile asks for (npm keeps its own record of what it installed). */
function isInstalled() {
  const installed = packagesOf(inRoot('node_modules', '.package-lock.json'));
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(
    ([where, wanted]) =>
      !where.startsWith('node_modules/') ||
      wanted.link ||
      wanted.optional ||
      wanted.peer ||
      installed[where]?.version === wanted.version,
  );
}

/** Installs the npm packages of the lockfile when they are missing or the lockfile changed. */
export async function installPackages() {
  if (isInstalled()) return 'unchanged';
  const { code, output } = await run('npm ci --no-audit --no-fund --loglevel=error');
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  return undefined;
}
