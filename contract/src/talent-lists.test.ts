import { describe, expect, it } from 'vitest';
import { type Division, isHidden, isListed, type Listable, type ListName, listsOf } from './talent-lists.ts';

const talent = (over: Partial<Listable>): Listable => ({
  hidden: false,
  categoryIds: [],
  divisions: [],
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
  it.each<[ListName, number[], Division[], boolean]>([
    ['mainboard', [1], ['mainboard'], true],
    ['mainboard', [1], ['international'], false],
    ['mainboard', [1], [], false],
    ['mainboard', [1891], ['mainboard'], false],
    ['international', [1], ['international', 'newFaces'], true],
    ['newFaces', [1], ['international', 'newFaces'], true],
    ['commercial', [1891], ['commercial'], true],
    ['commercial', [1], ['commercial'], false],
    ['models~plus-size', [1], ['models~plus-size', 'cast~plus-size'], true],
    ['cast~plus-size', [1], ['models~plus-size', 'cast~plus-size'], false],
    ['models~plus-size', [1], ['models~plus'], false],
  ])('in %s with categories %j and divisions %j: %s', (list, categoryIds, divisions, expected) => {
    expect(isListed(talent({ categoryIds, divisions }), list)).toBe(expected);
    expect(isListed(talent({ categoryIds, divisions, hidden: true }), list)).toBe(false);
  });
});

it.each<[number[], Division[], number[], ListName[]]>([
  [[], [], [], []],
  [[3], [], [], []],
  [[1], ['newFaces'], [1], ['models', 'newFaces']],
  [
    [1, 1891],
    ['international', 'commercial'],
    [1, 1891],
    ['models', 'cast', 'international', 'commercial'],
  ],
  [[1], ['mainboard'], [1, 1446], []],
])(
  'categories %j and divisions %j (of categories %j) stand in %j',
  (categoryIds, divisions, ofCategories, lists) => {
    expect(listsOf({ categoryIds, divisions, hidden: isHidden(ofCategories) })).toEqual(lists);
  },
);
