import type { Gender } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import {
  type Filters,
  OPTION_GROUPS,
  type OptionGroup,
  RANGE_NAMES,
  type Range,
  type RangeName,
} from '../domain/filters.ts';
import type { Lang } from '../domain/languages.ts';
import type { GenderFilter } from '../domain/lists.ts';
import { fromUnits } from '../domain/units.ts';
import {
  NAME_KEY,
  NAME_MAX_CHARS,
  OPEN_KEY,
  OPTION_KEYS,
  optionWord,
  RANGE_ENDS,
  RANGE_KEYS,
  readOptionWord,
} from './filter-keys.ts';

const OPTIONS_MAX = 30;
const AMOUNT_MAX = 300;

type Localized = Record<Lang, string>;
const valuesOf = (search: URLSearchParams, { pt, en }: Localized): string[] => [
  ...search.getAll(pt),
  ...(en === pt ? [] : search.getAll(en)),
];

/** `170`, `1,70` of a height, `38,5`, or in other units; null for anything else. */
function readAmount(name: RangeName, text: string, gender: Gender): number | null {
  const other = fromUnits(name, text, gender);
  if (other !== null) return other;
  const number = /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  const amount = name === 'height' && number < 3 ? number * 100 : number;
  return amount > 0 && amount <= AMOUNT_MAX ? Math.round(amount * 2) / 2 : null;
}

const endOf = ({ pt, en }: Localized, end: Localized): Localized => ({
  pt: `${pt}-${end.pt}`,
  en: `${en}-${end.en}`,
});

/** `170-180`, `170-`, `-180`; or its ends, as a form without script sends them. */
function readRange(name: RangeName, search: URLSearchParams, gender: Gender): Range | undefined {
  const key = RANGE_KEYS[name];
  const [whole] = valuesOf(search, key);
  const ends = Object.values(RANGE_ENDS).map((end) => valuesOf(search, endOf(key, end))[0] ?? '');
  const texts = whole === undefined ? ends : whole.split('-');
  const [first = null, second = null] = texts
    .slice(0, 2)
    .map((text) => readAmount(name, text.trim(), gender));
  if (texts.length > 2 || (first === null && second === null)) return undefined;
  // one number alone is that measure exactly
  if (texts.length === 1) return { from: first, to: first };
  const isTurned = first !== null && second !== null && first > second;
  return isTurned ? { from: second, to: first } : { from: first, to: second };
}

function readOptions(group: OptionGroup, values: readonly string[]): string[] | undefined {
  const words = values.flatMap((value) => value.toLowerCase().split(','));
  const options = words.flatMap((word) => readOptionWord(group, word.trim()) ?? []);
  const kept = [...new Set(options)].sort().slice(0, OPTIONS_MAX);
  return kept.length > 0 ? kept : undefined;
}

const KEYS: readonly Localized[] = [
  { pt: NAME_KEY, en: NAME_KEY },
  ...Object.values(RANGE_KEYS).flatMap((key) => [
    key,
    endOf(key, RANGE_ENDS.from),
    endOf(key, RANGE_ENDS.to),
  ]),
  ...Object.values(OPTION_KEYS),
  OPEN_KEY,
];

/** The filters of a list's query, in words of either language; null without one. Nonsense is left out. */
export function readFilters(search: URLSearchParams, gender: GenderFilter = 'all'): Filters | null {
  if (!KEYS.some(({ pt, en }) => search.has(pt) || search.has(en))) return null;
  const query = (search.get(NAME_KEY) ?? '').replace(/\s+/g, ' ').trim().slice(0, NAME_MAX_CHARS);
  const ranges = each(RANGE_NAMES, (name) => readRange(name, search, gender === 'all' ? 'other' : gender));
  const options = each(OPTION_GROUPS, (group) => readOptions(group, valuesOf(search, OPTION_KEYS[group])));
  const isNamed = search.has(OPEN_KEY.pt) || search.has(OPEN_KEY.en);
  return { query, ranges, options, isNamed };
}

const rangeText = ({ from, to }: Range) =>
  from !== null && from === to ? `${from}` : `${from ?? ''}-${to ?? ''}`;

/** The one query of these filters in a language, without `?`, for {@link readFilters}. */
export function filterQuery({ query, ranges, options, isNamed }: Filters, lang: Lang): string {
  const name = query ? [`${NAME_KEY}=${encodeURIComponent(query)}`] : [];
  const pairs: string[] = [];
  for (const name of RANGE_NAMES) {
    const range = ranges[name];
    if (range) pairs.push(`${RANGE_KEYS[name][lang]}=${rangeText(range)}`);
  }
  for (const group of OPTION_GROUPS) {
    const chosen = options[group]?.map((option) => optionWord(group, option, lang)) ?? [];
    if (chosen.length > 0) pairs.push(`${OPTION_KEYS[group][lang]}=${chosen.join(',')}`);
  }
  if (pairs.length === 0 && (isNamed || !query)) pairs.push(`${OPEN_KEY[lang]}=1`);
  return [...name, ...pairs].join('&');
}
