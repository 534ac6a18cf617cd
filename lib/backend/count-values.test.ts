import { expect, it } from 'vitest';
import { hasMoreValuesThan } from './read-body.ts';

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

it.each([
  [0, 'text'],
  [1, {}],
  [4, { a: 1, b: [2] }],
  [1_001, Array(1_000).fill({}).slice(0, 1_000)],
  [5_000, nested(5_000)],
])('counts %i values', (count, json) => {
  expect(hasMoreValuesThan(count, json)).toBe(false);
  expect(hasMoreValuesThan(count - 1, json)).toBe(count > 0);
});
