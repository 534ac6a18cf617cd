import { describe, expect, it } from 'vitest';
import { isHidden, isListed, type Listable, type ListName, listsOf } from './talent-lists.ts';

const talent = (over: Partial<Listable>): Listable => ({
  hidden: false,
  categoryIds: [],
  divisionIds: [],
  ...over,
});

describe('a talent is listed', () => {
  it.each([
    ['models', [1], false, true],
    ['models', [1891], false, false],
    ['cast', [1891], false, true],
    ['cast', [1, 1891], false, true],
    ['models', [1, 1891], true, false],
    ['models', [], false, false],
  ] as const)(
    'in %s with categories %j, hidden %s: %s [S8.1 S58.1-3]',
    (section, categoryIds, hidden, expected) => {
      expect(isListed(talent({ categoryIds, hidden }), section)).toBe(expected);
    },
  );
});

describe('a talent of a division is listed [S40.7-10]', () => {
  it.each<[ListName, number[], number[], boolean]>([
    ['mainboard', [1], [101], true],
    ['mainboard', [1], [102], false],
    ['mainboard', [1], [], false],
    ['mainboard', [1891], [101], false],
    ['international', [1], [102, 103], true],
    ['newFaces', [1], [102, 103], true],
    ['commercial', [1891], [104], true],
    ['commercial', [1], [104], false],
  ])('in %s with categories %j and divisions %j: %s', (list, categoryIds, divisionIds, expected) => {
    expect(isListed(talent({ categoryIds, divisionIds }), list)).toBe(expected);
    expect(isListed(talent({ categoryIds, divisionIds, hidden: true }), list)).toBe(false);
  });
});

it.each<[number[], number[], number[], ListName[]]>([
  [[], [], [], []],
  [[3], [], [], []],
  [[1], [103], [1], ['models', 'newFaces']],
  [
    [1, 1891],
    [102, 104],
    [1, 1891],
    ['models', 'cast', 'international', 'commercial'],
  ],
  [[1], [101, 199], [1, 1446], []],
])(
  'categories %j and divisions %j (of categories %j) stand in %j',
  (categoryIds, divisionIds, ofCategories, lists) => {
    expect(listsOf({ categoryIds, divisionIds, hidden: isHidden(ofCategories) })).toEqual(lists);
  },
);
