import { expect, it } from 'vitest';
import { readCompared } from './compared.ts';

it.each([
  ['', []],
  ['ids=', []],
  ['ids=2,1', [2, 1]],
  ['ids=2,2,x,-1,3', [2, 3]],
  ['ids=1,2,3,4,5', [1, 2, 3, 4]],
])('%j compares %j', (query, ids) => {
  expect(readCompared(new URLSearchParams(query))).toEqual(ids);
});
