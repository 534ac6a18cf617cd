import { EYES, HAIR } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { isMinor } from '../domain/ages.ts';
import { bandOf, OPTION_GROUPS, RANGE_NAMES, RANGES_OF_MINORS, type RangeName } from '../domain/filters.ts';
import { ownMeasures } from '../domain/measures.ts';
import type { TalentRow } from '../domain/types.ts';
import { measureNumber } from './measure-number.ts';
import { nameWords } from './name-words.ts';

/** Everything that is counted by option. A list's address names one gender and one division at most. */
export const GROUPS = ['gender', 'division', ...OPTION_GROUPS] as const;
export type Group = (typeof GROUPS)[number];

/** A list made ready for filters; rows are known by their place in it. */
export type Finder = {
  rows: readonly TalentRow[];
  everybody: Bits;
  names: readonly string[];
  /** NaN for a missing measure, or a minor's. */
  values: Readonly<Record<RangeName, Float64Array>>;
  options: Readonly<Record<Group, ReadonlyMap<string, Bits>>>;
};

const known = (colours: object, key: string | null) =>
  key !== null && Object.hasOwn(colours, key) ? [key] : [];

const optionsOf: Record<Group, (row: TalentRow) => readonly (string | null)[]> = {
  gender: ({ gender }) => [gender],
  division: ({ divisions }) => divisions,
  age: ({ age }) => [bandOf(age)],
  hair: ({ measures }) => known(HAIR, measures.hair),
  eyes: ({ measures }) => known(EYES, measures.eyes),
  skills: ({ skillIds }) => skillIds.map(String),
};

function valuesOf(rows: readonly TalentRow[], name: RangeName): Float64Array {
  const isForAll = RANGES_OF_MINORS.includes(name);
  return Float64Array.from(rows, (row) => {
    if (!isForAll && isMinor(row)) return Number.NaN;
    return measureNumber(ownMeasures(row.measures, row.gender)[name]) ?? Number.NaN;
  });
}

function sortOut(rows: readonly TalentRow[], group: Group): Map<string, Bits> {
  const sets = new Map<string, Bits>();
  rows.forEach((row, place) => {
    for (const option of optionsOf[group](row)) {
      if (option === null) continue;
      const set = sets.get(option) ?? new Bits();
      set.add(place);
      sets.set(option, set);
    }
  });
  return sets;
}

const createFinder = (rows: readonly TalentRow[]): Finder => ({
  rows,
  everybody: new Bits(rows.keys()),
  names: rows.map(({ name }) => nameWords(name)),
  values: each(RANGE_NAMES, (name) => valuesOf(rows, name)),
  options: each(GROUPS, (group) => sortOut(rows, group)),
});

const finders = new WeakMap<readonly TalentRow[], Finder>();

/** The finder of a list, made at the first question and cached with the list. */
export function finderOf(rows: readonly TalentRow[]): Finder {
  const finder = finders.get(rows) ?? createFinder(rows);
  finders.set(rows, finder);
  return finder;
}
