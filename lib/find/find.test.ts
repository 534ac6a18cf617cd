import type { Gender } from '@passarela/contract';
import { EYES, HAIR } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import { measureNumber } from '@passarela/contract/measure-number';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import type { Text } from '@passarela/contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../domain/colour-family.ts';
import { AGE_BANDS, bandKey, RANGE_NAMES, RANGES_OF_MINORS, type RangeName } from '../domain/filters.ts';
import type { Division } from '../domain/lists.ts';
import { NO_MEASURES, talentRow } from '../domain/testing/talent-row.ts';
import type { TalentRow } from '../domain/types.ts';
import { countMatches, find, type Question } from './find.ts';
import { finderOf, GROUPS, type Group } from './finder.ts';
import { nearestNames } from './nearest.ts';
import { translateSearch } from './search-labels.ts';

const row = (id: number, name: string, over: Partial<TalentRow> = {}) => talentRow({ id, name, ...over });
const ask = (rows: readonly TalentRow[], question: Partial<Question>) =>
  find(finderOf(rows), { query: '', ranges: {}, options: {}, ...question });
const ids = (rows: readonly TalentRow[], question: Partial<Question>) =>
  ask(rows, question).rows.map(({ id }) => id);

describe('words of a name', () => {
  const rows = [
    row(1, 'Ana Vasconcelos'),
    row(2, 'João D’Ávila'),
    row(3, "Joana d'Avila Lima"),
    row(4, 'Éva'),
  ];

  it.each([
    ['joao', [2]],
    ['davila', [2, 3]],
    ["D'Ávila", [2, 3]],
    ['ávila', [2, 3]],
    ['vasc', [1]],
    ['lima joana', [3]],
    ['JOANA  davila', [3]],
    ['eva', [4]],
    ['sconcelos', []],
    ['', [1, 2, 3, 4]],
    ['…', [1, 2, 3, 4]],
  ])('%s finds %j', (query, found) => {
    expect(ids(rows, { query })).toEqual(found);
  });

  it.each([
    ['vasconselos', 1],
    ['jão davila', 2],
    ['joanna', 3],
  ])('%s, misspelt, is nearest to %i', (words, id) => {
    expect(nearestNames(rows, words)[0]?.id).toBe(id);
  });

  it('of two words both resemble the name, or one is its beginning', () => {
    const laura = [row(1, 'Laura Reis'), row(2, 'Joana Lima')];
    expect(nearestNames(laura, 'xyzzy loira')).toEqual([]);
    expect(nearestNames(laura, 'joana silva').map(({ id }) => id)).toEqual([2]);
    expect(nearestNames(laura, 'lauro rais').map(({ id }) => id)).toEqual([1]);
  });
});

describe('words that name nobody', () => {
  const measures = { ...NO_MEASURES };
  const rows = [
    row(1, 'Ana Lima', { measures: { ...measures, hair: 'dark_brown' }, skillIds: [7] }),
    row(2, 'Bia Reis', { measures: { ...measures, hair: 'red', eyes: 'brown' } }),
    row(3, 'Eva Preto', { divisions: ['newFaces'], measures: { ...measures, hair: 'black' } }),
    row(4, 'Zoé', { measures: { ...measures, hair: 'black', eyes: 'light_blue' } }),
  ];
  const labels = {
    hair: new Map(Object.entries(HAIR).map(([key, { pt }]) => [key, `Cabelo ${pt}`])),
    eyes: new Map(Object.entries(EYES).map(([key, { pt }]) => [key, `Olhos ${pt}`])),
    skills: new Map([['7', 'Inglês fluente']]),
    division: new Map([['newFaces', 'New Faces']]),
  };

  it.each([
    ['ingles', [1]],
    ['castanho', [1]],
    ['castanhos', [2]],
    ['castan', [1, 2]],
    ['cabelo castanho', [1]],
    ['castanho escuro', [1]],
    ['ruiva', [2]],
    ['olhos azul', [4]],
    ['new faces', [3]],
    ['ana de inglês', [1]],
    ['preto', [3]],
    ['de', []],
    ['xadrez', []],
  ])('%s finds %j by what they are', (query, found) => {
    expect(ids(rows, { query, labels })).toEqual(found);
  });
});

describe('minors', () => {
  const measures = {
    ...NO_MEASURES,
    height: '170',
    bust: '80',
    waist: '60',
    hips: '90',
    jeans: '36',
    shoes: '37',
  };
  const rows = [
    row(1, 'Ana', { measures }),
    row(2, 'Bia', { measures, age: 17 }),
    row(3, 'Eva', { measures, age: null }),
  ];
  const everything = { from: 1, to: 300 };

  it.each(['height', 'shoes'] as const)('are found by %s', (name) => {
    expect(ids(rows, { ranges: { [name]: everything } })).toEqual([1, 2, 3]);
  });

  it.each(['bust', 'waist', 'hips', 'jeans'] as const)(
    'and people of unknown age are never found by %s',
    (name) => {
      expect(ids(rows, { ranges: { [name]: everything } })).toEqual([1]);
    },
  );
});

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const HAIRS = ['black', 'red', 'blonde', 'dark_blonde'];
const EYE_COLOURS = ['green', 'brown'];
const measure = oneOf(null, '60', '75', '88,5', '178/5\'10"', '1,80', '38x8', 'alta');
const someone = fc.record({
  name: oneOf('Ana Lima', 'João D’Ávila', 'Zoé', 'Ana-Bia Reis', 'Lima Duarte'),
  gender: oneOf<Gender>('man', 'woman', 'other'),
  age: oneOf(null, 3, 12, 17, 18, 25, 26, 40, 70),
  divisions: oneOf<Division[]>([], ['mainboard'], ['international', 'newFaces']),
  skillIds: oneOf([], [1], [1, 2]),
  measures: fc.record({
    ...each(LISTED_MEASURES, () => measure),
    eyes: oneOf(null, 'xadrez', ...EYE_COLOURS),
    hair: oneOf(null, ...HAIRS),
  }),
});
const amount = oneOf(null, 38, 60, 75, 178, 180);
const range = fc.option(fc.record({ from: amount, to: amount }), { nil: undefined });
const some = (...keys: string[]) => fc.subarray(keys);
const question = fc.record({
  query: oneOf('', '', 'ana', 'davila', 'li an', 'nobody'),
  ranges: fc.record(each(RANGE_NAMES, () => range)),
  options: fc.record({
    gender: oneOf([], [], ['man'], ['woman']),
    division: oneOf([], ['newFaces'], ['mainboard']),
    age: some(...AGE_BANDS.map(bandKey)),
    hair: some(...HAIRS),
    eyes: some(...EYE_COLOURS),
    skills: some('1', '2', '3'),
  }),
});

/** A colour answers for itself and for its family. */
const isOf = (colours: Record<string, Text>, key: string | null, option: string) =>
  key !== null && key in colours && (key === option || familyOf(colours, key) === option);

/** Everything that the engine does, said once more the slow way. */
const slow = {
  has: (talent: TalentRow, group: Group, option: string): boolean => {
    const { measures, age } = talent;
    if (group === 'gender') return talent.gender === option;
    if (group === 'division') return talent.divisions.some((division) => division === option);
    if (group === 'hair') return isOf(HAIR, measures.hair, option);
    if (group === 'eyes') return isOf(EYES, measures.eyes, option);
    if (group === 'skills') return talent.skillIds.includes(Number(option));
    const [from = 0, to = 0] = option.split('-').map(Number);
    return age !== null && age >= from && age <= to;
  },
  within: (
    talent: TalentRow,
    name: RangeName,
    { from, to }: { from: number | null; to: number | null },
  ): boolean => {
    if (from === null && to === null) return true;
    const isMinor = talent.age === null || talent.age < 18;
    if (isMinor && !RANGES_OF_MINORS.includes(name)) return false;
    const { bust, chest, ...others } = talent.measures;
    const own = talent.gender === 'man' ? { ...others, bust: null, chest: chest || bust } : talent.measures;
    const value = measureNumber(name, own[name]);
    return value !== null && value >= (from ?? 0) && value <= (to ?? 1_000);
  },
  named: ({ name }: TalentRow, words: string): boolean => {
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[\u0300-\u036f’']/g, '')
        .toLowerCase();
    const parts = [...plain(name).split(/[ -]/), ...plain(name.replace('’', ' ')).split(/[ -]/)];
    return plain(words)
      .split(' ')
      .every((word) => parts.some((part) => part.startsWith(word)));
  },
  find: (rows: readonly TalentRow[], { query, ranges, options }: Question, but?: Group): TalentRow[] =>
    rows.filter(
      (talent) =>
        slow.named(talent, query) &&
        RANGE_NAMES.every((name) => slow.within(talent, name, ranges[name] ?? { from: null, to: null })) &&
        GROUPS.every((group) => {
          const chosen = options[group] ?? [];
          return (
            group === but || chosen.length === 0 || chosen.some((option) => slow.has(talent, group, option))
          );
        }),
    ),
};

it('finds and counts what looking at everybody would, in 1,000 questions', () => {
  const people = fc.array(someone, { minLength: 0, maxLength: 40 });
  let asked = 0;
  fc.assert(
    fc.property(people, fc.array(question, { minLength: 50, maxLength: 50 }), (given, questions) => {
      const rows = given.map((over, id) => talentRow({ id, ...over }));
      for (const each of questions) {
        asked += 1;
        const found = find(finderOf(rows), each);
        expect(found.rows).toEqual(slow.find(rows, each));
        expect(countMatches(finderOf(rows), each)).toBe(found.rows.length);
        for (const group of GROUPS) {
          const others = slow.find(rows, each, group);
          for (const [option, count] of found.counts[group]) {
            expect(count).toBe(others.filter((talent) => slow.has(talent, group, option)).length);
          }
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(asked).toBeGreaterThanOrEqual(1_000);
});

describe('a search in the other language', () => {
  const finders = [finderOf([row(1, 'Rosa Branco')])];
  const pairs: [string, string][] = [
    ['Cabelo', 'Hair'],
    ['Ruivo', 'Red'],
    ['Loiro', 'Blonde'],
    ['Loiro escuro', 'Dark Blonde'],
    ['Branco', 'White'],
    ['Azuis', 'Blue'],
    ['Dança contemporânea', 'Contemporary dance'],
  ];
  const back = pairs.map(([label, other]): [string, string] => [other, label]);
  it.each([
    ['ruivo', 'red'],
    ['Cabelo RUIVA', 'hair red'],
    ['loiro escuro', 'dark blonde'],
    ['azul', 'blue'],
    ['danca contemporanea', 'contemporary dance'],
    ['branco', 'branco'],
    ['ruivo alguem', 'red alguem'],
    ['', ''],
  ])('%s becomes %s', (query, expected) => {
    expect(translateSearch(query, finders, pairs)).toBe(expected);
  });
  it('and back', () => {
    expect(translateSearch('dark blonde', finders, back)).toBe('loiro escuro');
  });
});
