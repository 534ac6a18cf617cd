import { z } from 'zod';

const test = z.object({ status: z.string(), projectName: z.string().optional() });
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
 * The tests of a report that passed only when tried again (`flaky`) or failed (`unexpected`): `file:line title`, and the
 * engine if it is one of three.
 */
export function titlesOf({ suites }: Suites, wanted: 'flaky' | 'unexpected'): string[] {
  return suites.flatMap((each) => [
    ...each.specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${file}:${line} ${title}${engineOf(projectName)}`),
    ),
    ...titlesOf(each, wanted),
  ]);
}
