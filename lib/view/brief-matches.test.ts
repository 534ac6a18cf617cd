import { describe, expect, it } from 'vitest';
import { briefOf, NO_FILTERS } from '../domain/filters.ts';
import { NO_MEASURES, talentRow } from '../domain/testing/talent-row.ts';
import { briefMatches } from './brief-matches.ts';

const row = (id: number, age: number, height: string, bust: string, hair: string) =>
  talentRow({ id, name: `T${id}`, age, gender: 'woman', measures: { ...NO_MEASURES, height, bust, hair } });
const rows = [
  row(1, 25, '178', '84', 'dark_brown'),
  row(2, 30, '170', '84', 'black'),
  row(3, 16, '178', '84', 'black'),
];
const matches = (filters: Partial<typeof NO_FILTERS>) =>
  Object.fromEntries(briefMatches(rows, { ...NO_FILTERS, ...filters }));

describe('what matches a search', () => {
  it('is said fact by fact, and nothing of what was not searched for', () => {
    const height = { from: 175, to: null };
    expect(matches({ ranges: { height }, options: { hair: ['brown'] } })).toEqual({
      height: [1, 3],
      hair: [1],
    });
    expect(matches({})).toEqual({});
  });

  it('says nothing of a minor’s body', () => {
    expect(matches({ ranges: { bust: { from: 80, to: 90 } } })).toEqual({ bust: [1, 2] });
  });
});

describe('a brief', () => {
  it.each([
    [{ query: 'ana' }, undefined],
    [{ ranges: { height: undefined } }, undefined],
    [
      { query: 'ana', options: { hair: ['red'] } },
      { ...NO_FILTERS, options: { hair: ['red'] } },
    ],
  ])('of %j is %j', (filters, brief) => {
    expect(briefOf({ ...NO_FILTERS, ...filters })).toEqual(brief);
  });
});
