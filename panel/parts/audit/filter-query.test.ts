import { expect, test } from 'vitest';
import { narrowedBy, queryOf } from './filter-query.ts';

const NONE = { person: '', act: '', talent: '', from: '', until: '' };

test.each([
  NONE,
  { ...NONE, person: '3' },
  { ...NONE, act: 'export', from: '2026-11-01', until: '2026-11-30' },
  { person: '3', act: 'publish', talent: '12', from: '2026-11-26', until: '2026-11-26' },
])('the address of the log says %j, and is read so', (chosen) => {
  expect(narrowedBy(Object.fromEntries(queryOf(chosen)))).toEqual(chosen);
});

test('a day is the agency’s, from its midnight to the next', () => {
  const query = decodeURIComponent(String(queryOf({ ...NONE, from: '2026-11-26', until: '2026-11-26' })));
  expect(query).toContain('2026-11-26T03:00:00.000Z');
  expect(query).toContain('2026-11-27T03:00:00.000Z');
});

test('conditions of others are no choice of ours', () => {
  expect(narrowedBy({ 'where[subject][equals]': 'posts', 'where[entry][equals]': '4', page: '2' })).toEqual(
    NONE,
  );
});
