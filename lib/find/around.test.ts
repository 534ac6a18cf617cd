import { describe, expect, it } from 'vitest';
import { NO_MEASURES, talentRow } from '../domain/testing/talent-row.ts';
import type { TalentRow } from '../domain/types.ts';
import { aroundTalent, similarTalents } from './around.ts';

type Input = Omit<Partial<TalentRow>, 'measures'> & { height?: string };
const row = (id: number, { height, ...given }: Input = {}): TalentRow =>
  talentRow({
    id,
    name: `Talent ${id}`,
    cover: 'face.jpg',
    divisionIds: [101],
    measures: { ...NO_MEASURES, height: height ?? null },
    ...given,
  });

describe('similar talents', () => {
  const talent = row(1, { height: '178' });
  const ids = (...rows: TalentRow[]) => similarTalents([talent, ...rows], talent).map(({ id }) => id);

  it.each<[string, TalentRow[], number[]]>([
    ['nobody', [], []],
    ['the nearest height first', [row(2, { height: '170' }), row(3, { height: '1,79' })], [3, 2]],
    ['a division in common before a height', [row(2, { height: '178', divisionIds: [103] }), row(3)], [3, 2]],
    ['of two alike the first known one', [row(3, { height: '176' }), row(2, { height: '180' })], [2, 3]],
    ['an unknown height last', [row(2), row(3, { height: '150' })], [3, 2]],
    ['the same gender only', [row(2, { gender: 'man' }), row(3, { gender: 'other' })], []],
    ['a face to show', [row(2, { cover: null }), row(3)], [3]],
    ['four', [row(2), row(3), row(4), row(5), row(6)], [2, 3, 4, 5]],
  ])('%s', (_name, rows, expected) => {
    expect(ids(...rows)).toEqual(expected);
  });
});

describe('neighbours', () => {
  const rows = [row(1), row(2), row(3)];

  it.each([
    [1, 3, 2],
    [2, 1, 3],
    [3, 2, 1],
  ])('of %d are %d and %d', (id, previous, next) => {
    const around = aroundTalent(rows, id);
    expect([around?.previous.id, around?.next.id]).toEqual([previous, next]);
  });

  it('has none who is alone, or not in the list', () => {
    expect(aroundTalent([row(1)], 1)).toBeNull();
    expect(aroundTalent(rows, 9)).toBeNull();
  });
});
