import { describe, expect, it } from 'vitest';
import type { GenderFilter } from './lists.ts';
import { countRows, hasLetter } from './talent-counts.ts';
import { pageOf, selectPage } from './talent-list.ts';
import { talentRow } from './testing/talent-row.ts';
import type { TalentRow } from './types.ts';

let nextId = 1;
const row = (name: string, over: Partial<TalentRow> = {}) => talentRow({ id: nextId++, name, ...over });

const everything = { gender: 'all', letter: 'all', page: 1 } as const;

describe('a page of the list', () => {
  it('holds 20, and the last what is left', () => {
    const rows = Array.from({ length: 41 }, (_, at) => row(`Ana ${at}`));
    expect(selectPage(rows, everything)).toMatchObject({ page: 1, lastPage: 3, total: 41 });
    expect(selectPage(rows, everything)?.rows).toHaveLength(20);
    expect(selectPage(rows, { ...everything, page: 3 })?.rows.map(({ name }) => name)).toEqual(['Ana 40']);
  });

  it('is null after the last, but an empty list has its first', () => {
    expect(selectPage([row('Ana')], { ...everything, page: 2 })).toBeNull();
    expect(selectPage([], everything)).toEqual({ rows: [], page: 1, lastPage: 1, total: 0 });
    expect(selectPage([row('Ana')], { ...everything, letter: 'b' })?.rows).toEqual([]);
  });

  it('is the last instead of one after it, where an address may be old, in pages of any size', () => {
    const rows = Array.from({ length: 5 }, (_, at) => row(`Ana ${at}`));
    expect(pageOf(rows, 9, 2)).toEqual({ rows: [rows[4]], page: 3, lastPage: 3, total: 5 });
    expect(pageOf([], 9, 2)).toEqual({ rows: [], page: 1, lastPage: 1, total: 0 });
  });

  it('filters by gender and by letter, accents aside [S56.1]', () => {
    const rows = [row('Ângela'), row('ana'), row('Bia'), row('Átila', { gender: 'man' })];
    const names = (filter: Parameters<typeof selectPage>[1]) =>
      selectPage(rows, filter)?.rows.map(({ name }) => name);
    expect(names({ ...everything, letter: 'a' })).toEqual(['Ângela', 'ana', 'Átila']);
    expect(names({ gender: 'woman', letter: 'a', page: 1 })).toEqual(['Ângela', 'ana']);
    expect(names({ gender: 'man', letter: 'all', page: 1 })).toEqual(['Átila']);
  });

  it('knows the letters that have talents of that gender, whichever letter is chosen [S56.2]', () => {
    const rows = [row('Bia'), row('Ângela'), row('9 Lives'), row('Zé', { gender: 'man' })];
    const counts = countRows(rows);
    const letters = (gender: GenderFilter) =>
      [...'abz9'].filter((letter) => hasLetter(counts, gender, letter)).join('');
    expect(letters('all')).toBe('abz9');
    expect(letters('woman')).toBe('ab9');
    expect(letters('man')).toBe('z');
  });
});
