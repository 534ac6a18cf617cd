import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { run } from '../lib/children.ts';
import { ROOT } from '../lib/paths.ts';
import type { Result } from './report.ts';
import { type Tested, whyOf } from './tested.ts';

const test = z.object({
  status: z.string(),
  fullName: z.string(),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()).default([]),
});
const file = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().default(''),
  assertionResults: z.array(test),
});
const report = z.object({ numPendingTests: z.number(), testResults: z.array(file) });

type Chosen = { filters?: readonly string[]; env?: Record<string, string> };

/** More failures than this are no noise: they are not tried again. */
const NOISE_MAX = 10;

/** Tests that ran, as `file: title`; a file that failed as a whole by its name. */
export const testsOf = (files: z.infer<typeof file>[]): Tested[] =>
  files.flatMap(({ name, status, message, assertionResults }): Tested[] => {
    const where = path.relative(ROOT, name);
    const tests = assertionResults.flatMap(({ fullName, failureMessages, duration, ...each }): Tested[] => {
      if (each.status !== 'passed' && each.status !== 'failed') return [];
      const why = each.status === 'failed' ? whyOf(failureMessages[0]) : [];
      return [{ title: `${where}: ${fullName}`, status: each.status, ms: duration ?? 0, why }];
    });
    const isWhole = status !== 'passed' && !tests.some((each) => each.status === 'failed');
    return isWhole ? [...tests, { title: where, status: 'failed', ms: 0, why: whyOf(message) }] : tests;
  });

const isFailed = ({ status }: { status: string }) => status === 'failed';

async function runOnce(to: string, { filters = [], env = {} }: Chosen) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${to}`];
  const { output } = await run(['vitest', 'run', ...filters, ...reporters], { env });
  const { testResults, numPendingTests } = report.parse(JSON.parse(readFileSync(to, 'utf8')));
  const files = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  return { output, files, tests: testsOf(testResults), skipped: numPendingTests };
}

/** Runs vitest, and counts by its report in `to`. Files with few failures are retried: what passes then is flaky. */
export async function vitest(to: string, chosen: Chosen = {}): Promise<Result> {
  const { tests, files, skipped, output } = await runOnce(to, chosen);
  const note = skipped > 0 ? `${skipped} skipped` : undefined;
  const failures = tests.filter(isFailed).length;
  if (failures === 0 || failures > NOISE_MAX) return { tests, output, note };
  const again = await runOnce(`${to}.again`, { ...chosen, filters: [...(chosen.filters ?? []), ...files] });
  const stillFailed = again.tests.filter(isFailed);
  const known = tests.filter(({ title }) => !stillFailed.some((each) => each.title === title));
  return {
    tests: [
      ...known.map((each) => (isFailed(each) ? { ...each, status: 'flaky' as const } : each)),
      ...stillFailed,
    ],
    output: again.output,
    note,
  };
}
