import { EYES, HAIR } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import { measureNumber } from '@passarela/contract/measure-number';
import type { Text } from '@passarela/contract/text';
import { isMinor } from '../domain/ages.ts';
import { familyOf } from '../domain/colour-family.ts';
import { bandOf, OPTION_GROUPS, RANGE_NAMES, RANGES_OF_MINORS, type RangeName } from '../domain/filters.ts';
import { ownMeasures } from '../domain/measures.ts';
import type { TalentRow } from '../domain/types.ts';
import { nameWords } from './name-words.ts';

/** Everything that is counted by option. A list's address names one gender and one division at most. */
export const GROUPS = ['gender', 'division', ...OPTION_GROUPS] as const;
export type Group = (typeof GROUPS)[number];

/** A list made ready for filters. A row's name, measures and options stand at its index in the list. */
export type Finder = {
  rows: readonly TalentRow[];
  names: readonly string[];
  /** NaN for a missing measure, or a minor's. */
  values: Readonly<Record<RangeName, Float64Array>>;
  options: Readonly<Record<Group, RowOptions>>;
};
/** The options that somebody has, and each row's as places in `known`: numbers are counted faster than names. */
type RowOptions = { known: readonly string[]; of: readonly (readonly number[])[] };

const listOf = (option: string | null) => (option === null ? [] : [option]);
/** A colour, and the one that names its family: dark brown is brown too. */
const known = (colours: Record<string, Text>, key: string | null) =>
  key !== null && Object.hasOwn(colours, key) ? [key, familyOf(colours, key)] : [];

const optionsOf: Record<Group, (row: TalentRow) => readonly string[]> = {
  gender: ({ gender }) => [gender],
  division: ({ divisions }) => divisions,
  age: ({ age }) => listOf(bandOf(age)),
  hair: ({ measures }) => known(HAIR, measures.hair),
  eyes: ({ measures }) => known(EYES, measures.eyes),
  skills: ({ skillIds }) => skillIds.map(String),
};

function valuesOf(rows: readonly TalentRow[], name: RangeName): Float64Array {
  const isForAll = RANGES_OF_MINORS.includes(name);
  return Float64Array.from(rows, (row) => {
    if (!isForAll && isMinor(row)) return Number.NaN;
    return measureNumber(name, ownMeasures(row.measures, row.gender)[name]) ?? Number.NaN;
  });
}

function rowOptions(rows: readonly TalentRow[], group: Group): RowOptions {
  const named = rows.map((row) => [...new Set(optionsOf[group](row))]);
  const known = [...new Set(named.flat())];
  const places = new Map(known.map((option, place) => [option, place]));
  return { known, of: named.map((options) => options.flatMap((option) => places.get(option) ?? [])) };
}

const createFinder = (rows: readonly TalentRow[]): Finder => ({
  rows,
  names: rows.map(({ name }) => nameWords(name)),
  values: each(RANGE_NAMES, (name) => valuesOf(rows, name)),
  options: each(GROUPS, (group) => rowOptions(rows, group)),
});

const finders = new WeakMap<readonly TalentRow[], Finder>();

/** The finder of a list, made at the first question and cached with the list. */
export function finderOf(rows: readonly TalentRow[]): Finder {
  const finder = finders.get(rows) ?? createFinder(rows);
  finders.set(rows, finder);
  return finder;
}
