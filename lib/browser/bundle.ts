import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAMS_FOLDER, type Program } from '../system/program.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const SOURCES: Record<Program, string> = {
  early: 'lib/browser/early.ts',
  'after-frame': 'lib/browser/after-frame.ts',
  'offline-worker': 'lib/offline/worker/main.ts',
  'ending-worker': 'lib/offline/worker/ending.ts',
};

/** The programs that browsers run outside of the application, each in one short script. */
export async function bundle(): Promise<[name: string, script: string][]> {
  // The build alone has it, no program in production.
  const { build } = await import('rolldown');
  return Promise.all(
    Object.entries(SOURCES).map(async ([name, input]): Promise<[string, string]> => {
      const { output } = await build({
        input: path.join(ROOT, input),
        write: false,
        optimization: { inlineConst: true },
        // No map is written; the list's own pattern is refused from a context of vitest.
        output: { format: 'iife', minify: true, comments: false, sourcemapIgnoreList: false },
      });
      return [name, output[0].code.trim()];
    }),
  );
}

/** Writes them to where `readProgram` looks; another process of the same build may read there. */
export async function writePrograms(): Promise<void> {
  const folder = path.join(ROOT, PROGRAMS_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of await bundle()) {
    const file = path.join(folder, `${name}.js`);
    writeFileSync(`${file}.${process.pid}`, script);
    renameSync(`${file}.${process.pid}`, file);
  }
}
