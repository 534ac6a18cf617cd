import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustSucceed, run } from '../lib/children.ts';
import { inRoot } from '../lib/paths.ts';
import { applied, type Mutant } from './mutants.ts';

export type Copy = Awaited<ReturnType<typeof createCopy>>;

/** Existing folders that are only read: packages, and the demo's content. */
const LINKED = ['node_modules', '.cache'];
/** A build writes over its files. */
const COPIED = 'panel/.next';

/** Links to the same files take a second; another disk needs real ones. */
async function linkOrCopy(from: string, to: string) {
  const { code } = await run(['cp', '-al', from, to]);
  if (code === 0) return;
  rmSync(to, { recursive: true, force: true });
  await mustSucceed(['cp', '-a', from, to]);
}

function sources(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\0').filter((file) => lstatSync(inRoot(file), { throwIfNoEntry: false })?.isFile());
}

/** A copy of the checkout as it is now, outside of it, in which files may be broken; `remove` takes it away. */
export async function createCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-sabotage-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  for (const file of sources()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(inRoot(file), path.join(folder, file));
  }
  for (const each of LINKED)
    if (existsSync(inRoot(each))) await linkOrCopy(inRoot(each), path.join(folder, each));
  if (existsSync(inRoot(COPIED))) await mustSucceed(['cp', '-a', inRoot(COPIED), path.join(folder, COPIED)]);
  // programs know the sources by git
  spawnSync('git', ['init', '--quiet'], { cwd: folder });

  /** Breaks a file; returns a function that mends it. */
  const breakFile = (file: string, mutant: Mutant) => {
    const at = path.join(folder, file);
    const code = readFileSync(at, 'utf8');
    writeFileSync(at, applied(code, mutant));
    return () => writeFileSync(at, code);
  };
  return { folder, remove, breakFile };
}
