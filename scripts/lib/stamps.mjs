import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

const IGNORED = new Set(['node_modules', '.next', '.git', '.data', '.cache', 'test-results']);

function walk(relative) {
  const full = inRoot(relative);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [relative];
  return readdirSync(full)
    .filter((name) => !IGNORED.has(name))
    .flatMap((name) => walk(path.posix.join(relative, name)));
}

/** Files of these paths that git knows or would add; where there is no git, all but generated folders. */
function sourceFiles(paths) {
  const git = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : paths.flatMap(walk);
  return [...new Set(files)].filter((file) => existsSync(inRoot(file))).sort();
}

const changesNothing = (file) => /\.(test\.tsx?|spec\.ts|md)$/.test(file);

/**
 * A hash over the content of source files and over values (environment, platform). Folders of `outside`, tests
 * and Markdown do not count.
 */
export function hashOf(paths, values = {}, outside = []) {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of sourceFiles(paths)) {
    if (changesNothing(file) || outside.some((folder) => file.startsWith(`${folder}/`))) continue;
    if (statSync(inRoot(file)).isDirectory()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex').slice(0, 20);
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** Runs `work` unless `file` already holds this stamp; writes the stamp only after success. */
export async function unlessStamped(file, stamp, work) {
  if (read(file) === stamp) return 'unchanged';
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n`);
  return undefined;
}
