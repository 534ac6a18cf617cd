import { z } from 'zod';
import { type Failure, failureOf } from './failure.ts';
import type { Timed } from './report.ts';

const tried = z.object({
  duration: z.number().default(0),
  annotations: z.array(z.object({ type: z.string() })).default([]),
  error: z.object({ message: z.string().optional() }).optional(),
});
const test = z.object({
  status: z.string(),
  projectName: z.string().optional(),
  results: z.array(tried).default([]),
});
const spec = z.object({ file: z.string(), line: z.number(), title: z.string(), tests: z.array(test) });
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});

export const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});
type Suites = Pick<z.infer<typeof suite>, 'suites'>;
type Tried = Pick<z.infer<typeof test>, 'status' | 'results'> & { title: string };

const ENGINES = ['chromium', 'firefox', 'webkit'];
const engineOf = (name = '') => (ENGINES.some((engine) => name.startsWith(engine)) ? ` (${name})` : '');

/** Each test of a report, as `file:line title`, with the engine if it is one of three. */
const testsIn = ({ suites }: Suites): Tried[] =>
  suites.flatMap((each) => [
    ...each.specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, projectName, results }) => ({
        title: `${file}:${line} ${title}${engineOf(projectName)}`,
        status,
        results,
      })),
    ),
    ...testsIn(each),
  ]);

/** A report's tests that passed only when retried (`flaky`) or failed (`unexpected`), and the first error. */
export const failuresIn = (report: Suites, wanted: 'flaky' | 'unexpected'): Failure[] =>
  testsIn(report)
    .filter(({ status }) => status === wanted)
    .map(({ title, results }) => failureOf(title, results[0]?.error?.message));

/** How long each test of a report took, all its tries together. */
export const timesIn = (report: Suites): Timed[] =>
  testsIn(report).map(({ title, results }) => ({
    title,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));

/** How many programs the tests of a report started (e2e/support/own-site.ts notes each). */
export const programsIn = (report: Suites): number =>
  testsIn(report)
    .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'program').length;
