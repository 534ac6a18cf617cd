import { FACTS } from '@passarela/contract/facts';
import { isMeasure, LISTED_MEASURES, type MeasureName } from '@passarela/contract/measures';

export type RangeName = MeasureName & (typeof LISTED_MEASURES)[number];

/** Measures that visitors filter from a value to a value; eyes and hair are options. */
export const RANGE_NAMES: readonly RangeName[] = LISTED_MEASURES.filter(isMeasure);

/** The filters for minors and unknown ages: nothing of their bodies. */
export const RANGES_OF_MINORS: readonly RangeName[] = RANGE_NAMES.filter((name) => !FACTS[name].ofBody);

/** Groups of which a visitor chooses any number of options. Skin tone is none (LGPD, art. 5 II). */
export const OPTION_GROUPS = ['age', 'hair', 'eyes', 'skills'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** Ages of adults, in whole years: nobody is found by an exact one, and no minor by theirs. */
export const AGE_BANDS = [
  [18, 25],
  [26, 35],
  [36, 49],
  [50, 120],
] as const;

export const bandKey = ([from, to]: readonly [number, number]): string => `${from}-${to}`;

/** The key of the band that an age lies in; null for an unknown age, and for minors. */
export function bandOf(age: number | null): string | null {
  const band = AGE_BANDS.find(([from, to]) => age !== null && from <= age && age <= to);
  return band ? bandKey(band) : null;
}

/** In centimetres or sizes, both ends included; null is open. */
export type Range = { from: number | null; to: number | null };

/** A visitor's filters of a list: words of a name, ranges of measures, options by their keys. */
export type Filters = {
  query: string;
  /** Whether the address names their form, which may be empty yet. */
  isNamed?: boolean;
  ranges: Readonly<Partial<Record<RangeName, Range | undefined>>>;
  options: Readonly<Partial<Record<OptionGroup, readonly string[] | undefined>>>;
};

export const NO_FILTERS: Filters = { query: '', ranges: {}, options: {} };

/** The filters without words of a name; undefined if none is left. */
export function briefOf({ ranges, options }: Filters): Filters | undefined {
  const isSomething = [...Object.values(ranges), ...Object.values(options)].some(Boolean);
  return isSomething ? { query: '', ranges, options } : undefined;
}

/** Whether their form stands beside the faces: a search for a name alone is the list itself. */
export const isFormOpen = (filters: Filters): boolean =>
  filters.isNamed === true || briefOf(filters) !== undefined;
