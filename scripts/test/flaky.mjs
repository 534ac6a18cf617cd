const ENGINES = ['chromium', 'firefox', 'webkit'];
const engineOf = ({ projectName }) => (ENGINES.includes(projectName) ? ` (${projectName})` : '');

/** The tests of a Playwright JSON report that passed only when tried again: `file:line title`, and the engine if it is one of three. */
export function flakyTitles({ suites = [] }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map((test) => `${file}:${line} ${title}${engineOf(test)}`),
    ),
    ...flakyTitles({ suites: inner }),
  ]);
}
