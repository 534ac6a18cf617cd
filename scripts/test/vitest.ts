import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { run } from '../lib/children.ts';
import { ROOT } from '../lib/paths.ts';
import { type Failure, failureOf } from './failure.ts';
import type { Result, Timed } from './report.ts';

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
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(file),
});

type Chosen = { filters?: readonly string[]; env?: Record<string, string> };

/** More failures than this are no noise: they are not tried again. */
const NOISE_MAX = 10;

/** The tests that failed, as `file: title`, and why; a file that failed as a whole by its name. */
export const failuresOf = (files: z.infer<typeof file>[]): Failure[] =>
  files
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const where = path.relative(ROOT, name);
      if (failed.length === 0) return [failureOf(where, message)];
      return failed.map(({ fullName, failureMessages }) =>
        failureOf(`${where}: ${fullName}`, failureMessages[0]),
      );
    });

const timesOf = (files: z.infer<typeof file>[]): Timed[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );

async function runOnce(to: string, { filters = [], env = {} }: Chosen) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${to}`];
  const { output } = await run(['vitest', 'run', ...filters, ...reporters], { env });
  const { testResults, ...counts } = report.parse(JSON.parse(readFileSync(to, 'utf8')));
  const failed = testResults.filter(({ status }) => status !== 'passed');
  return {
    ...counts,
    output,
    failed: failuresOf(testResults),
    timed: timesOf(testResults),
    files: failed.map(({ name }) => name),
  };
}

/** Runs vitest, and counts by its report in `to`. Files with few failures are retried: what passes then is flaky. */
export async function vitest(to: string, chosen: Chosen = {}): Promise<Result> {
  const first = await runOnce(to, chosen);
  const isNoise = first.failed.length > 0 && first.failed.length <= NOISE_MAX;
  const filters = [...(chosen.filters ?? []), ...first.files];
  const { failed, output } = isNoise ? await runOnce(`${to}.again`, { ...chosen, filters }) : first;
  return {
    passed: first.numPassedTests + (first.failed.length - failed.length),
    failed: failed.length,
    failures: failed,
    flaky: first.failed.filter(({ title }) => !failed.some((again) => again.title === title)),
    timed: first.timed,
    note: first.numPendingTests > 0 ? `${first.numPendingTests} skipped` : undefined,
    output,
  };
}
