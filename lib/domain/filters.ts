import { LISTED_MEASURES } from '@passarela/contract/measures';

export type RangeName = Exclude<(typeof LISTED_MEASURES)[number], 'eyes' | 'hair'>;

/** Measures that visitors filter from a value to a value, in the order of a list; eyes and hair are options. */
export const RANGE_NAMES: readonly RangeName[] = LISTED_MEASURES.filter(
  (name) => name !== 'eyes' && name !== 'hair',
);

/** What may be filtered of minors too: height and what they wear, nothing else of their bodies. */
export const RANGES_OF_MINORS: readonly RangeName[] = ['height', 'jeans', 'shoes'];

/** Groups of which a visitor chooses any number of options. Skin tone is none (LGPD, art. 5 II). */
export const OPTION_GROUPS = ['age', 'hair', 'eyes', 'skills'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** Ages, in whole years: nobody is found by an exact one. */
export const AGE_BANDS = [
  [0, 11],
  [12, 17],
  [18, 25],
  [26, 35],
  [36, 49],
  [50, 120],
] as const;

export const bandKey = ([from, to]: readonly [number, number]): string => `${from}-${to}`;

/** The key of the band that an age lies in; null for an unknown age. */
export function bandOf(age: number | null): string | null {
  const band = AGE_BANDS.find(([from, to]) => age !== null && from <= age && age <= to);
  return band ? bandKey(band) : null;
}

/** In centimetres or sizes, both ends included; null is open. */
export type Range = { from: number | null; to: number | null };

/** What a visitor looks for in a list: words of a name, ranges of measures, options by their keys. */
export type Filters = {
  words: string;
  ranges: Readonly<Partial<Record<RangeName, Range | undefined>>>;
  options: Readonly<Partial<Record<OptionGroup, readonly string[] | undefined>>>;
};

export const NO_FILTERS: Filters = { words: '', ranges: {}, options: {} };
