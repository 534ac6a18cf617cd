import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOf } from '../parts/audit/filter-query.ts';
import { isPostgres } from './environment.ts';
import { execute } from './execute.ts';
import { call, integrationToken, panel, unpublished } from './panel.ts';
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

const LIST_MS = isPostgres ? 200 : 100;

test('a thousand talents are listed in less than 100 ms, 200 on PostgreSQL, the first time too', {
  timeout: 60_000,
}, async () => {
  const payload = await panel();
  const ana = await payload.create({
    collection: 'talents',
    data: { name: 'Ana', gender: 'woman', status: 'published' },
    ...unpublished,
  });
  for (let i = 0; i < 1000; i += 1) {
    const data = {
      name: `Talento ${i}`,
      gender: 'other',
      status: 'published',
      categories: [1],
      divisions: [101],
    };
    await payload.db.create({ collection: 'talents', data });
  }
  const token = await integrationToken();
  const list = async () => {
    const before = performance.now();
    await (await call('POST', '/integration/api/talents?paginate=1000', { token })).text();
    return performance.now() - before;
  };
  const listAfterSave = async () => {
    await payload.update({ collection: 'talents', id: ana.id, data: { name: 'Ana' }, ...unpublished });
    return list();
  };
  // A busy machine makes a try slow, and none fast: the best is the panel's own time.
  for (const each of [listAfterSave, list]) {
    const took = [await each()];
    while (took.length < 30 && Math.min(...took) >= LIST_MS) took.push(await each());
    expect(Math.min(...took)).toBeLessThan(LIST_MS);
  }
});
