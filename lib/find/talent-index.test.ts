import { expect, it } from 'vitest';
import type { Division } from '../domain/lists.ts';
import { talentRow } from '../domain/testing/talent-row.ts';
import type { TalentIndex, TalentRow } from '../domain/types.ts';
import { buildIndex, patchIndex } from './talent-index.ts';

const row = (id: number, name: string, over: Partial<TalentRow> = {}) => talentRow({ id, name, ...over });

const ANA = row(1, 'Ana');
const ALVARO = row(2, 'Álvaro', { gender: 'man', divisions: ['mainboard'] });
const ZOE = row(3, 'Zoé', { categoryIds: [1, 1891], divisions: ['international', 'commercial'] });
const KIM = row(4, 'Kim', { gender: 'other', categoryIds: [1891] });
const TWIN = row(5, 'ana');
const EVERYBODY = [ZOE, ANA, KIM, TWIN, ALVARO];

const CHANGES: Record<string, readonly (readonly [id: number, row: TalentRow | null])[]> = {
  'nothing of a list': [[1, { ...ANA, cover: 'new.jpg' }]],
  'the last of a letter, renamed': [[3, { ...ZOE, name: 'Bia' }]],
  'a name that others have': [[3, { ...ZOE, name: 'ÂNA' }]],
  'numbers in names': [
    [6, row(6, 'Ana 10')],
    [7, row(7, 'Ana 9')],
  ],
  'a deleted one': [[1, null]],
  'one that was never there': [[99, null]],
  'a hidden one': [[2, { ...ALVARO, hidden: true }]],
  'a new one at the end': [[9, row(9, 'Zuzu')]],
  'another section': [[4, { ...KIM, categoryIds: [1] }]],
  'no section': [[4, { ...KIM, categoryIds: [] }]],
  'another division': [[2, { ...ALVARO, divisions: ['newFaces'] }]],
  'another gender': [[2, { ...ALVARO, gender: 'woman' }]],
  'several at once': [
    [5, null],
    [1, { ...ANA, name: 'Zoé' }],
    [8, row(8, 'Álvaro', { gender: 'man' })],
    [3, { ...ZOE, hidden: true }],
  ],
  everybody: EVERYBODY.map(({ id }) => [id, null]),
};

type Changes = ReadonlyMap<number, TalentRow | null>;
const shown = (changes: Changes) => [...changes.values()].filter((each) => each !== null);
const rebuilt = (rows: readonly TalentRow[], changes: Changes) =>
  buildIndex([...rows.filter(({ id }) => !changes.has(id)), ...shown(changes)]);
const patched = (index: TalentIndex, changes: Changes) =>
  patchIndex(index, [...changes.keys()], shown(changes));

it.each(Object.keys(CHANGES))('patched by %s equals an index that is built anew, and back', (name) => {
  const changes = new Map(CHANGES[name]);
  const before = buildIndex(EVERYBODY);
  const after = patched(before, changes);
  expect(after).toEqual(rebuilt(EVERYBODY, changes));
  expect(before).toEqual(buildIndex(EVERYBODY));
  const back = new Map([...changes.keys()].map((id) => [id, before.byId.get(id) ?? null]));
  expect(patched(after, back)).toEqual(before);
});

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('stays equal through five hundred changes of all kinds', () => {
  const below = numbers(14);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const any = (id: number) =>
    row(id, `${pick(['Ana', 'Ângela', 'Bia', 'zé', '9 Vidas', 'Ève'])} ${below(12)}`, {
      gender: pick(['woman', 'man', 'other']) ?? 'other',
      categoryIds: pick([[1], [1891], [1, 1891], []]) ?? [],
      divisions:
        pick<Division[]>([
          ['mainboard'],
          ['international', 'commercial'],
          ['models~kids', 'cast~kids'],
          [],
        ]) ?? [],
      hidden: below(5) === 0,
    });
  let index = buildIndex([]);
  for (let step = 0; step < 500; step += 1) {
    const ids = Array.from({ length: 1 + below(4) }, () => below(60));
    index = patched(index, new Map(ids.map((id) => [id, below(4) === 0 ? null : any(id)])));
    expect(index).toEqual(buildIndex([...index.byId.values()]));
  }
});
