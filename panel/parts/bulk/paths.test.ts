import { expect, test } from 'vitest';
import { byGroups, firstOf, valueAt } from './paths.ts';

test('a field in a group is found by its path, and saved beside the others of the group', () => {
  expect([firstOf('agency.abroad'), firstOf('name')]).toEqual(['agency', 'name']);
  const entry = { name: 'Ana', agency: { abroad: true } };
  expect(valueAt(entry, 'agency.abroad')).toBe(true);
  expect(valueAt(entry, 'name.abroad')).toBeUndefined();
  expect(byGroups({ name: 'Ana', 'agency.abroad': true, 'agency.permit_until': null })).toEqual({
    name: 'Ana',
    agency: { abroad: true, permit_until: null },
  });
});
