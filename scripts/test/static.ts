import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { mustSucceed, run } from '../lib/children.ts';
import { inRoot } from '../lib/paths.ts';
import type { Result } from './report.ts';

const counts = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

export async function types(): Promise<Result> {
  for (const cwd of [inRoot(), inRoot('panel')]) await mustSucceed('next typegen && tsc --noEmit', { cwd });
  return { passed: 2 };
}

/** Unit tests of all workspaces; `folder` takes vitest's report. */
export const unit = (folder: string): Promise<Result> => vitest(path.join(folder, 'unit.json'));

type Chosen = { words?: readonly string[]; env?: Record<string, string> };

/** Runs vitest, and counts by its report, which is kept in `file`. */
export async function vitest(file: string, { words = [], env = {} }: Chosen = {}): Promise<Result> {
  const command = [
    'vitest',
    'run',
    ...words,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ] as const;
  const { code, output } = await run(command, { env });
  const report = counts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isBrokenElsewhere = code !== 0 && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isBrokenElsewhere ? 1 : 0),
    note: report.numPendingTests > 0 ? `${report.numPendingTests} skipped` : undefined,
    output,
  };
}
