import { z } from 'zod';
import { type Tested, whyOf } from './tested.ts';

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

const ENGINES = ['chromium', 'firefox', 'webkit'];
const engineOf = (name = '') => (ENGINES.some((engine) => name.startsWith(engine)) ? ` (${name})` : '');
const STATUS: Record<string, Tested['status']> = { expected: 'passed', flaky: 'flaky', unexpected: 'failed' };

/** The specs of a report, from all suites. */
const specsIn = ({ suites }: Suites): z.infer<typeof spec>[] =>
  suites.flatMap((each) => [...each.specs, ...specsIn(each)]);

/** Each test of a report that ran, as `file:line title`, with the engine if it is one of three. */
export const testsIn = (report: Suites): Tested[] =>
  specsIn(report).flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status: ended, projectName, results }) => {
      const status = STATUS[ended];
      if (!status) return [];
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      const why = status === 'passed' ? [] : whyOf(results[0]?.error?.message);
      return [{ title: `${file}:${line} ${title}${engineOf(projectName)}`, status, ms, why }];
    }),
  );

/** How many programs the tests of a report started (e2e/support/own-site.ts notes each). */
export const programsIn = (report: Suites): number =>
  specsIn(report)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap((tried) => tried.annotations)))
    .filter(({ type }) => type === 'program').length;
