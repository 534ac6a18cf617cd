import { expect, test } from 'vitest';
import { latestChanges, leadsThere, lostChanges, ownChanges, readable } from './own-changes.ts';

const fields = {
  name: { value: 'Ana Clara', initialValue: 'Ana' },
  notes: { value: '', initialValue: null },
  height: { value: '1,78', initialValue: '1,78' },
  people: { value: 2, initialValue: 1, rows: [] },
  'people.1.name': { value: 'Rita', initialValue: undefined },
};

test('what somebody typed is told from what was stored, and from what the form shows now', () => {
  const own = ownChanges(fields);
  expect(own).toEqual([
    { path: 'name', value: 'Ana Clara' },
    { path: 'notes', value: '' },
    { path: 'people.1.name', value: 'Rita' },
  ]);
  const fresh = { name: { value: 'Ana C.' }, notes: { value: '' } };
  expect(lostChanges(own, fresh).map(({ path }) => path)).toEqual(['name', 'people.1.name']);
});

test('what was typed in a row of a list goes into no other row that took its place', () => {
  const rowsOf = (...rows: [id: string, note: string][]) =>
    Object.fromEntries(
      rows.flatMap(([id, value], at) => [
        [`talents.${at}.id`, { value: id, initialValue: id }],
        [`talents.${at}.note`, { value, initialValue: '' }],
      ]),
    );
  const own = ownChanges(rowsOf(['ana', 'Para a capa']));
  expect(own).toEqual([{ path: 'talents.0.note', value: 'Para a capa', row: 'ana' }]);
  const other = rowsOf(['bia', ''], ['ana', '']);
  const [change] = lostChanges(own, other);
  expect(change && leadsThere(change, other)).toBe(false);
  // the same words by chance are another row's
  expect(lostChanges(own, rowsOf(['bia', 'Para a capa']))).toEqual(own);
  expect(lostChanges(own, rowsOf(['ana', '']))).toEqual(own);
  expect(change && leadsThere(change, rowsOf(['ana', '']))).toBe(true);
  const later = [{ path: 'talents.0.note', value: 'Dela', row: 'bia' }];
  expect(latestChanges(own, later)).toEqual([...own, ...later]);
});

test('formatted text is read by its words', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  expect(readable({ root: { children: [paragraph('Um'), paragraph('Dois')] } })).toBe('Um\nDois');
  expect([readable(176), readable(null), readable({ id: 5 })]).toEqual(['176', '', '']);
});
