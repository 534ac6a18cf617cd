import { expect, it } from 'vitest';
import { talentRow } from '../domain/testing/talent-row.ts';
import { suggest } from './suggest.ts';
import { buildIndex } from './talent-index.ts';

const { listed } = buildIndex([
  talentRow({ id: 1, name: 'Bia Ana' }),
  talentRow({ id: 2, name: 'Ana Lima', categoryIds: [1, 1891] }),
  talentRow({ id: 3, name: 'Anália Reis', categoryIds: [1891] }),
  talentRow({ id: 4, name: 'Ana Oculta', hidden: true }),
  ...Array.from({ length: 10 }, (_, at) => talentRow({ id: 10 + at, name: `Zoé ${at}` })),
]);

it.each([
  ['ana', [2, 3, 1], false],
  ['lima an', [2], false],
  ['zoe', [10, 11, 12, 13, 14, 15, 16, 17], false],
  ['annalia', [3], true],
  ['', [], false],
  ['xyzxyz', [], true],
])('%s suggests %j', (words, ids, isNear) => {
  const found = suggest(listed, words);
  expect(found.rows.map(({ id }) => id).slice(0, isNear ? 1 : undefined)).toEqual(ids);
  expect(found.isNear).toBe(isNear);
});
