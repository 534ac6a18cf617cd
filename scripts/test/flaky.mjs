/** The tests of a Playwright JSON report that passed only when tried again: `file:line title`, one each. */
export function flakyTitles({ suites = [] }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
    ...flakyTitles({ suites: inner }),
  ]);
}
