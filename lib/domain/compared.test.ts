import { expect, it } from 'vitest';
import { readCompared } from './compared.ts';

it.each([
  ['', [], 0],
  ['ids=', [], 0],
  ['ids=2,1', [2, 1], 0],
  ['ids=2,2,x,-1,3', [2, 3], 2],
  ['ids=1,2,3,4,5', [1, 2, 3, 4], 1],
])('%j compares %j and leaves %i', (query, ids, left) => {
  expect(readCompared(new URLSearchParams(query))).toEqual({ ids, left });
});
