import { expect, test, vi } from 'vitest';
import { playwrightReport, testsIn } from './playwright.ts';
import { createReport } from './report.ts';
import { failedQueries, type Tested } from './tested.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'menu.spec.ts',
  line: 7,
  tests: [
    { status, results: status === 'expected' ? [{}] : [{ error: { message: 'Timed out\n  at a.ts:1' } }] },
  ],
});

const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
const failed = (suites: object[], wanted = 'flaky') =>
  testsIn(playwrightReport.parse({ suites, stats }))
    .filter(({ status }) => status === wanted)
    .map(({ title, why }) => ({ title, why }));

test('tests that passed at their second try are found in every suite of a report', () => {
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky')] }] },
    { specs: [spec('fails', 'unexpected')] },
  ];
  expect(failed(suites)).toEqual([{ title: 'menu.spec.ts:7 closes', why: ['Timed out'] }]);
  expect(failed(suites, 'failed')).toEqual([{ title: 'menu.spec.ts:7 fails', why: ['Timed out'] }]);
});

test('a flaky journey is named with its engine', () => {
  const journey = { title: 'menu', file: 'engines/journeys.spec.ts', line: 3 };
  const tests = [
    { status: 'flaky', projectName: 'webkit' },
    { status: 'expected', projectName: 'firefox' },
  ];
  expect(failed([{ specs: [{ ...journey, tests }] }])).toEqual([
    { title: 'engines/journeys.spec.ts:3 menu (webkit)', why: [] },
  ]);
});

test('a flaky test does not fail the run, and is named before the last line', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const report = createReport();
  await report.step('Browser tests', async () => ({
    tests: [
      { title: 'menu.spec.ts:5 opens', status: 'passed', ms: 10, why: [] },
      { title: 'menu.spec.ts:7 closes', status: 'flaky', ms: 10, why: [] },
    ],
  }));
  expect(report.finish()).toBe(0);
  expect(lines.at(-1)?.trim()).toBe('2 passed, 0 failed');
  expect(lines.at(-2)).toContain('menu.spec.ts:7 closes');
});

test('a run that failed ends with what failed, and why', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const report = createReport();
  const test: Tested = { title: 'lib/a.test.ts: adds', status: 'failed', ms: 10, why: ['1 is not 2'] };
  await report.step('Unit tests', async () => ({ tests: [test] }));
  expect(report.finish()).toBe(1);
  const end = lines.join('\n');
  expect(end.slice(end.indexOf('Results'))).toMatch(/✗ lib\/a\.test\.ts: adds\n +1 is not 2/);
  expect(lines.at(-1)?.trim()).toBe('0 passed, 1 failed');
});

test('a query that the panel’s database refused is a failure, whatever a page shows', () => {
  const line = (level: string, message: string) => JSON.stringify({ at: '2026-11-28', level, message });
  const cause = 'Only finite numbers (not Infinity or NaN) can be passed as arguments';
  const log = [
    line('info', 'Panel: http://127.0.0.1:4000/admin'),
    line('error', `⨯ Error: Failed query: select "id" from "users"\n  [cause]: ${cause}`),
    line('error', `Failed query: select ${'"id", '.repeat(200)}\nparams: 7,NaN,users`),
    line('error', 'Failed query: select 1, invalid input syntax for type numeric: "NaN"'),
    line('error', 'Failed query: insert, disk full'),
    line('warn', 'Publishing failed'),
  ];
  const failures = failedQueries(log.join('\n'));
  expect(failures.map(({ title }) => title)).toEqual(Array(3).fill('A query failed in the panel'));
  expect(failures[1]?.why.join(' ')).toContain('params: 7,NaN,users');
});
