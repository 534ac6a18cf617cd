import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { testsOf } from './vitest.ts';

const file = (name: string, status: string, tests: [title: string, status: string][]) => ({
  name: inRoot('lib', name),
  status,
  message: 'It does not compile',
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['\u001b[31mError: 1 is not 2\u001b[39m\n    at b.test.ts:3'] : [],
  })),
});

test('what failed is named by file and title, or by its file where none of its tests ran, and with why', () => {
  const files = [
    file('a.test.ts', 'passed', [['adds', 'passed']]),
    file('b.test.ts', 'failed', [
      ['counts', 'passed'],
      ['sorts', 'failed'],
    ]),
    file('c.test.ts', 'failed', []),
  ];
  expect(testsOf(files)).toEqual([
    { title: 'lib/a.test.ts: adds', status: 'passed', ms: 0, why: [] },
    { title: 'lib/b.test.ts: counts', status: 'passed', ms: 0, why: [] },
    { title: 'lib/b.test.ts: sorts', status: 'failed', ms: 0, why: ['Error: 1 is not 2'] },
    { title: 'lib/c.test.ts', status: 'failed', ms: 0, why: ['It does not compile'] },
  ]);
});
