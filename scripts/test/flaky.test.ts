import { expect, test, vi } from 'vitest';
import { playwrightReport, titlesOf } from './flaky.ts';
import { createReport } from './report.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'menu.spec.ts',
  line: 7,
  tests: [{ status }],
});

const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
const titlesIn = (suites: object[], wanted: 'flaky' | 'unexpected' = 'flaky') =>
  titlesOf(playwrightReport.parse({ suites, stats }), wanted);

test('tests that passed at their second try are found in every suite of a report', () => {
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky')] }] },
    { specs: [spec('fails', 'unexpected')] },
  ];
  expect(titlesIn(suites)).toEqual(['menu.spec.ts:7 closes']);
  expect(titlesIn(suites, 'unexpected')).toEqual(['menu.spec.ts:7 fails']);
});

test('a flaky journey is named with its engine', () => {
  const journey = { title: 'menu', file: 'engines/journeys.spec.ts', line: 3 };
  const tests = [
    { status: 'flaky', projectName: 'webkit' },
    { status: 'expected', projectName: 'firefox' },
  ];
  expect(titlesIn([{ specs: [{ ...journey, tests }] }])).toEqual([
    'engines/journeys.spec.ts:3 menu (webkit)',
  ]);
});

test('a flaky test does not fail the run, and is named before the last line', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const report = createReport();
  await report.step('Browser tests', async () => ({ passed: 2, flaky: ['menu.spec.ts:7 closes'] }));
  expect(report.finish()).toBe(0);
  expect(lines.at(-1)?.trim()).toBe('2 passed, 0 failed');
  expect(lines.at(-2)).toContain('menu.spec.ts:7 closes');
});

test('a run that failed ends with the titles of what failed', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const report = createReport();
  await report.step('Unit tests', async () => ({ passed: 1, failed: 1, failures: ['lib/a.test.ts: adds'] }));
  expect(report.finish()).toBe(1);
  expect(lines.at(-2)).toContain('lib/a.test.ts: adds');
});
