import { describe, expect, it } from 'vitest';
import { talentRow } from '@/lib/domain/testing/talent-row';
import type { TalentRow } from '@/lib/domain/types';
import { spreadTalents } from './spread-talents.ts';

const row = (id: number, over: Partial<TalentRow> = {}) =>
  talentRow({ id, name: `Talent ${id}`, cover: `${id}.jpg`, ...over });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index));
const ids = (list: TalentRow[]) => list.map(({ id }) => id);

describe('faces for a page', () => {
  it('are spread over the whole list, each once', () => {
    expect(ids(spreadTalents(rows(60), 6))).toEqual([5, 15, 25, 35, 45, 55]);
    expect(new Set(ids(spreadTalents(rows(7), 6))).size).toBe(6);
  });

  it('are all there are in a small house', () => {
    expect(ids(spreadTalents(rows(3), 6))).toEqual([0, 1, 2]);
    expect(spreadTalents([], 6)).toEqual([]);
  });

  it('have a cover, may be found, and stand nowhere else on the page', () => {
    const list = [row(1, { cover: null }), row(2, { noindex: true }), row(3), row(4)];
    expect(ids(spreadTalents(list, 6, [row(3)]))).toEqual([4]);
  });
});
