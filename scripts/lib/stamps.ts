import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.ts';

const GENERATED = ['node_modules', '.next', '.browser', '.git', '.data', '.cache', 'test-results'];

/** Files of these paths that git knows or would add; without git, all but generated folders. */
function sourceFiles(paths: readonly string[]): string[] {
  const git = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const exclude = GENERATED.map((name) => `**/${name}`);
  const files =
    git.status === 0
      ? git.stdout.split('\0')
      : globSync(
          paths.flatMap((each) => [each, `${each}/**`]),
          { cwd: ROOT, exclude },
        );
  return [...new Set(files)]
    .filter((file) => statSync(inRoot(file), { throwIfNoEntry: false })?.isFile())
    .sort();
}

const changesNothing = (file: string) => /\.(test\.tsx?|spec\.ts|md)$/.test(file);

/**
 * A hash over source files and values; throws where nothing is at a path. Folders of `outside`, tests and Markdown do
 * not count.
 */
export function hashOf(paths: readonly string[], values = {}, outside: readonly string[] = []): string {
  const missing = paths.filter((each) => !existsSync(inRoot(each)));
  if (missing.length > 0) throw new Error(`Nothing to read at ${missing}`);
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of sourceFiles(paths)) {
    if (changesNothing(file) || outside.some((folder) => file.startsWith(`${folder}/`))) continue;
    hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex').slice(0, 20);
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** Runs `work` unless `file` already holds this stamp; writes the stamp only after success. */
export async function unlessStamped(
  file: string,
  stamp: string,
  work: () => Promise<void>,
): Promise<'unchanged' | undefined> {
  if (read(file) === stamp) return 'unchanged';
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n`);
  return undefined;
}
