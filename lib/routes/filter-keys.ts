import { EYES, HAIR } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import { FACTS } from '@passarela/contract/facts';
import { slugify } from '@passarela/contract/slug';
import type { Text } from '@passarela/contract/text';
import { AGE_BANDS, bandKey, type OptionGroup, RANGE_NAMES, type RangeName } from '../domain/filters.ts';
import { LANGS, type Lang } from '../domain/languages.ts';

type Localized = Record<Lang, string>;

/** The query keys of a filtered list, in each language. */
export const NAME_KEY = 'q';
export const NAME_MAX_CHARS = 80;
export const RANGE_KEYS: Record<RangeName, Localized> = each(RANGE_NAMES, (name) => FACTS[name].filter);
export const OPTION_KEYS: Record<OptionGroup, Localized> = {
  age: { pt: 'idade', en: 'age' },
  hair: FACTS.hair.filter,
  eyes: FACTS.eyes.filter,
  skills: { pt: 'habilidade', en: 'skill' },
};
/** Behind a range's key, its ends as the fields of a form: `altura-de`, `height-from`. */
export const RANGE_ENDS = { from: { pt: 'de', en: 'from' }, to: { pt: 'ate', en: 'to' } } as const;
/** Filters that are open, and none chosen yet. */
export const OPEN_KEY: Localized = { pt: 'filtros', en: 'filters' };

const wordsOf = (texts: Record<string, Text>): Record<string, Localized> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, { pt, en }]) => [key, { pt: slugify(pt), en: slugify(en) }]),
  );

/** By group the word of each option; skills are the panel's, and named by their number. */
const OPTION_WORDS: Partial<Record<OptionGroup, Record<string, Localized>>> = {
  age: Object.fromEntries(AGE_BANDS.map(bandKey).map((key) => [key, { pt: key, en: key }])),
  hair: wordsOf(HAIR),
  eyes: wordsOf(EYES),
};

export const optionWord = (group: OptionGroup, option: string, lang: Lang): string =>
  OPTION_WORDS[group]?.[option]?.[lang] ?? option;

/** The option that a word of either language stands for; null for none. */
export function readOptionWord(group: OptionGroup, word: string): string | null {
  const words = OPTION_WORDS[group];
  if (!words) return /^\d{1,9}$/.test(word) ? word : null;
  for (const lang of LANGS) {
    for (const key in words) if (words[key]?.[lang] === word) return key;
  }
  return null;
}
