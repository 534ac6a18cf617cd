import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOf } from '../parts/audit/filter-query.ts';
import { execute } from './execute.ts';
import { type Staff, signInStaff } from './staff.ts';

// The log stays quick when it is long: all conditions that its list offers, on 100,000 lines.
const LINES = 100_000;
const AT_ONCE = 1_000;
const WITHIN_MS = 150;
const MINUTE_MS = 60_000;
/** So old that nothing refuses to delete them again. */
const FIRST = Date.UTC(2020, 0, 1);
const PEOPLE = 9;
const TALENTS = 600;

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('long-log');
  for (let from = 0; from < LINES; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, step) => {
      const line = from + step;
      const at = new Date(FIRST + line * 10 * MINUTE_MS).toISOString();
      return `(${line % PEOPLE}, 'save', 'talents', ${line % TALENTS}, 'name', '${at}', '${at}')`;
    });
    await execute(
      `INSERT INTO audit_log (person, act, subject, entry, fields, updated_at, created_at) VALUES ${rows.join()}`,
    );
  }
});
afterAll(() => execute(`DELETE FROM audit_log WHERE created_at < '2022-06-01'`));

const NOBODY = { person: '', act: '', talent: '', from: '', until: '' };

test.each([
  ['everything', NOBODY, LINES],
  ['a person', { ...NOBODY, person: '4' }, Math.floor(LINES / PEOPLE)],
  ['a talent', { ...NOBODY, talent: '17' }, Math.floor(LINES / TALENTS)],
  ['a day', { ...NOBODY, from: '2021-03-04', until: '2021-03-04' }, 144],
  [
    'a person in a month',
    { ...NOBODY, person: '4', act: 'save', from: '2021-03-01', until: '2021-03-31' },
    400,
  ],
])('the log of %s answers within 150 ms', async (_what, narrowed, least) => {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const began = performance.now();
    const answer = await as('admin', 'GET', `audit-log?limit=25&depth=0&${queryOf(narrowed)}`);
    const { totalDocs, docs } = await answer.json();
    times.push(performance.now() - began);
    expect([answer.status, docs.length]).toEqual([200, 25]);
    expect(totalDocs).toBeGreaterThanOrEqual(least);
  }
  const [median = Number.POSITIVE_INFINITY] = times.toSorted((a, b) => a - b).slice(3);
  expect(median).toBeLessThanOrEqual(WITHIN_MS);
});
