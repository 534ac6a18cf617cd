import { z } from 'zod';
import { type Failure, failureOf } from './failure.ts';

const tried = z.object({ error: z.object({ message: z.string().optional() }).optional() });
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
const engineOf = (name = '') => (ENGINES.includes(name) ? ` (${name})` : '');

/**
 * The tests of a report that passed only when tried again (`flaky`) or failed (`unexpected`): `file:line title`, the engine
 * if it is one of three, and why the first try failed.
 */
export function failuresIn({ suites }: Suites, wanted: 'flaky' | 'unexpected'): Failure[] {
  return suites.flatMap((each) => [
    ...each.specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          failureOf(`${file}:${line} ${title}${engineOf(projectName)}`, results[0]?.error?.message),
        ),
    ),
    ...failuresIn(each, wanted),
  ]);
}
