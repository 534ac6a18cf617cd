import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NamedTest } from '../ledger/ledger.ts';
import { patternOf } from '../ledger/titles.ts';
import { run } from '../lib/children.ts';
import type { Copy } from './copy.ts';

const report = z.object({ success: z.boolean(), numFailedTests: z.number() });

const isSlow = ({ file }: NamedTest) => file.startsWith('panel/tests/');
export const isUnit = ({ file }: NamedTest) => file.includes('.test.');

async function fail({ folder }: Copy, tests: readonly NamedTest[]): Promise<boolean> {
  const to = path.join(folder, 'unit.json');
  // the copy's own: two vitests know nothing of each other's tests
  const vitest = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = tests.map(({ title }) => patternOf(title)).join('|');
  rmSync(to, { force: true });
  await run(
    [
      ...([process.execPath, vitest, 'run'] as const),
      ...files,
      ...['-t', titles, '--reporter=json', `--outputFile.json=${to}`, '--bail=1'],
    ],
    { cwd: folder },
  );
  if (!existsSync(to)) return true;
  const { success, numFailedTests } = report.parse(JSON.parse(readFileSync(to, 'utf8')));
  // tests that this machine skips noticed nothing
  return !success || numFailedTests > 0;
}

/** Runs the named unit tests in the copy, the panel's last, which start it; whether one failed, or could not begin. */
export async function unitTestsFail(copy: Copy, tests: readonly NamedTest[]): Promise<boolean> {
  const parts = [tests.filter((test) => !isSlow(test)), tests.filter(isSlow)];
  for (const part of parts) if (part.length > 0 && (await fail(copy, part))) return true;
  return false;
}
