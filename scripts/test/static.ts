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
export async function unit(folder: string): Promise<Result> {
  const file = path.join(folder, 'unit.json');
  const { code, output } = await run(`vitest run --reporter=dot --reporter=json --outputFile.json="${file}"`);
  const report = counts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isBrokenElsewhere = code !== 0 && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isBrokenElsewhere ? 1 : 0),
    note: report.numPendingTests > 0 ? `${report.numPendingTests} skipped` : undefined,
    output,
  };
}
