import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { failedTitles } from './vitest.ts';

const file = (name: string, status: string, tests: [title: string, status: string][]) => ({
  name: inRoot('lib', name),
  status,
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

test('what failed is named by file and title, or by its file where none of its tests ran', () => {
  const files = [
    file('a.test.ts', 'passed', [['adds', 'passed']]),
    file('b.test.ts', 'failed', [
      ['counts', 'passed'],
      ['sorts', 'failed'],
    ]),
    file('c.test.ts', 'failed', []),
  ];
  expect(failedTitles(files)).toEqual(['lib/b.test.ts: sorts', 'lib/c.test.ts']);
});
