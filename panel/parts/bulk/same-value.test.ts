import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

const field = (type: string) => ({ name: 'a', type }) as FlattenedField;

test.each([
  ['array', [], 0],
  ['array', undefined, 0],
  ['blocks', [], 0],
  ['text', null, ''],
  ['checkbox', undefined, false],
  ['number', 178, '178'],
  ['date', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z'],
  ['relationship', 7, { id: 7, name: 'Ana' }],
  ['upload', [1, 2], [{ id: 1 }, { id: 2 }]],
  ['array', [{ id: 'x', file: 'a', width: null }], [{ id: 'x', file: 'a' }]],
])('of a field %s %o and %o are the same', (type, one, other) => {
  expect(isSameValue(field(type), one, other)).toBe(true);
});

test.each([
  ['array', [{ id: 'x' }], 0],
  ['array', [{ id: 'x', file: 'a' }], []],
  ['number', 5, 0],
  ['number', null, 0],
  ['text', 'a', ''],
  ['relationship', 7, 8],
])('of a field %s %o and %o differ', (type, one, other) => {
  expect(isSameValue(field(type), one, other)).toBe(false);
});
