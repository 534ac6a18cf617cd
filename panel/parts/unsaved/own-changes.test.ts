import { expect, test } from 'vitest';
import { lostChanges, ownChanges, readable } from './own-changes.ts';

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

test('formatted text is read by its words', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  expect(readable({ root: { children: [paragraph('Um'), paragraph('Dois')] } })).toBe('Um\nDois');
  expect([readable(176), readable(null), readable({ id: 5 })]).toEqual(['176', '', '']);
});
