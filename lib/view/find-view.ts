import { EYES, HAIR } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import { FACTS } from '@passarela/contract/facts';
import { localDecimals } from '@passarela/contract/measure-number';
import { MEASURES } from '@passarela/contract/measures';
import type { Text } from '@passarela/contract/text';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { getAttributes } from '@/lib/backend/options';
import { readOrNull } from '@/lib/backend/read-or-null';
import { familyOf } from '@/lib/domain/colour-family';
import {
  AGE_BANDS,
  bandKey,
  type Filters,
  isFormOpen,
  OPTION_GROUPS,
  type OptionGroup,
  RANGE_NAMES,
  type Range,
  type RangeName,
} from '@/lib/domain/filters';
import { type Lang, otherLang } from '@/lib/domain/languages';
import { DIVISION_NAMES } from '@/lib/domain/lists';
import type { TalentRow } from '@/lib/domain/types';
import { finderOf } from '@/lib/find/finder';
import { type Labels as SearchLabels, translateSearch } from '@/lib/find/search-labels';
import { OPTION_KEYS, optionWord, RANGE_KEYS } from '@/lib/routes/filter-keys';
import { divisionLabels } from './division-labels';

type Labels = ReadonlyMap<string, string>;
/** The labels of filters: groups, options by key, a range as a sentence. */
export type FilterNames = {
  ofQuery: string;
  ofGroup: Record<OptionGroup, string>;
  ofRange: Record<RangeName, string>;
  options: Record<OptionGroup, Labels>;
  searched: SearchLabels;
  rangeText: (name: RangeName, range: Range) => string;
};

const searchPhrases = cache(async (lang: Lang) => {
  const t = await getTranslations({ locale: lang, namespace: 'Find' });
  const own = await getTranslations({ locale: lang, namespace: 'Navbar' });
  const attributes = await readOrNull(getAttributes(lang));
  const colours = (texts: typeof HAIR | typeof EYES): Labels =>
    new Map(Object.entries(texts).map(([key, text]) => [key, text[lang]]));
  return {
    groups: { hair: t('hair'), eyes: t('eyes'), skills: '', division: '' },
    options: {
      hair: colours(HAIR),
      eyes: colours(EYES),
      skills: new Map((attributes?.value.skills ?? []).map(({ id, value }) => [String(id), value])),
      division: new Map<string, string>([
        ...DIVISION_NAMES.map((name) => [name, own(name)] as const),
        ...(await divisionLabels(lang)),
      ]),
    },
  };
});

export async function translatedQuery(query: string, lang: Lang, lists: readonly (readonly TalentRow[])[]) {
  const [here, there] = await Promise.all([searchPhrases(lang), searchPhrases(otherLang(lang))]);
  const groups = ['hair', 'eyes', 'skills', 'division'] as const;
  const pairs = groups.flatMap((group) => [
    [here.groups[group], there.groups[group]] as const,
    ...[...here.options[group]].map(
      ([key, label]) => [label, there.options[group].get(key) ?? label] as const,
    ),
  ]);
  return translateSearch(query, lists.map(finderOf), pairs);
}

/** Reads the names of all filters; skills are the panel's, and empty while it is away. */
export async function filterNames(lang: Lang): Promise<FilterNames> {
  const t = await getTranslations({ locale: lang, namespace: 'Find' });
  const ages = AGE_BANDS.map((band, at): [string, string] => {
    const [from, to] = band;
    return [bandKey(band), at === AGE_BANDS.length - 1 ? t('ageOver', { from }) : t('ageBand', { from, to })];
  });
  const amount = (name: RangeName, value: number) => {
    const text = localDecimals(String(value), lang);
    return MEASURES[name].unit === 'cm' ? `${text} cm` : text;
  };
  const phrases = await searchPhrases(lang);
  const options = { ...phrases.options, age: new Map(ages) };
  const others = await searchPhrases(otherLang(lang));
  const named = (group: keyof typeof options & keyof typeof others.options): Labels =>
    new Map(
      [...options[group]].map(([key, label]) => [
        key,
        [phrases.groups[group], label, others.groups[group], others.options[group].get(key)].join(' '),
      ]),
    );
  return {
    ofQuery: t('query'),
    ofGroup: each(OPTION_GROUPS, (group) => t(group)),
    ofRange: each(RANGE_NAMES, (name) => FACTS[name].label[lang]),
    options,
    searched: {
      hair: named('hair'),
      eyes: named('eyes'),
      skills: named('skills'),
      division: named('division'),
    },
    rangeText: (name, { from, to }) => {
      if (from === null) return t('atMost', { to: amount(name, to ?? 0) });
      if (to === null) return t('atLeast', { from: amount(name, from) });
      if (from === to) return amount(name, from);
      return t('between', { from: localDecimals(String(from), lang), to: amount(name, to) });
    },
  };
}

type PlainOption = { word: string; label: string; count: number; isChosen: boolean };
export type OptionView = PlainOption & { shades: PlainOption[] };
export type OptionGroupView = { key: OptionGroup; name: string; label: string; options: OptionView[] };

const FAMILIES: Partial<Record<OptionGroup, Record<string, Text>>> = { hair: HAIR, eyes: EYES };

/** The groups with the options that somebody has, or that are chosen; `counts` by option. */
export function groupViews(
  { options: chosen }: Filters,
  counts: Record<OptionGroup, ReadonlyMap<string, number>>,
  names: FilterNames,
  lang: Lang,
): OptionGroupView[] {
  return OPTION_GROUPS.map((key) => {
    const isChosen = (option: string) => chosen[key]?.includes(option) ?? false;
    const known = [...names.options[key]].filter(([option]) => counts[key].has(option) || isChosen(option));
    const plain = ([option, label]: [string, string]): PlainOption => ({
      word: optionWord(key, option, lang),
      label,
      count: counts[key].get(option) ?? 0,
      isChosen: isChosen(option),
    });
    const colours = FAMILIES[key];
    const family = (option: string) => (colours ? familyOf(colours, option) : option);
    const options = known
      .filter(([option]) => family(option) === option)
      .map((entry) => ({
        ...plain(entry),
        shades: known.filter(([option]) => option !== entry[0] && family(option) === entry[0]).map(plain),
      }));
    return { key, name: OPTION_KEYS[key][lang], label: names.ofGroup[key], options };
  }).filter(({ options }) => options.length > 0);
}

/** `name` is the range's key in the address, with its ends' behind it those of the fields. */
export type RangeView = { key: RangeName; name: string; label: string; from: string; to: string };

/** The measures that a gender has: a man's bust is called chest. */
const ofGender: Record<string, readonly RangeName[]> = {
  man: RANGE_NAMES.filter((name) => name !== 'bust'),
  woman: RANGE_NAMES.filter((name) => name !== 'chest'),
};

/** The ranges of a list, as they were typed. */
export function rangeViews({ ranges }: Filters, gender: string, names: FilterNames, lang: Lang): RangeView[] {
  const shown = (value: number | null | undefined) => (value ? localDecimals(String(value), lang) : '');
  return (ofGender[gender] ?? RANGE_NAMES).map((key) => ({
    key,
    name: RANGE_KEYS[key][lang],
    label: `${names.ofRange[key]} (${MEASURES[key].unit === 'cm' ? 'cm' : 'BR'})`,
    from: shown(ranges[key]?.from),
    to: shown(ranges[key]?.to),
  }));
}

/** One chosen thing, with the filters that are left without it. */
export type Chip = { label: string; without: Filters };

/** A visitor's choices, one chip for each word group, range and option; an open form stays open without them. */
export function chipsOf(chosenFilters: Filters, names: FilterNames): Chip[] {
  const filters = { ...chosenFilters, isNamed: isFormOpen(chosenFilters) };
  const { query, ranges, options } = filters;
  const chips: Chip[] = query
    ? [{ label: `${names.ofQuery}: ${query}`, without: { ...filters, query: '' } }]
    : [];
  for (const name of RANGE_NAMES) {
    const { [name]: range, ...others } = ranges;
    if (!range) continue;
    const label = `${names.ofRange[name]}: ${names.rangeText(name, range)}`;
    chips.push({ label, without: { ...filters, ranges: others } });
  }
  for (const group of OPTION_GROUPS) {
    const chosen = options[group] ?? [];
    for (const option of chosen) {
      const others = chosen.filter((each) => each !== option);
      const label = `${names.ofGroup[group]}: ${names.options[group].get(option) ?? option}`;
      const left = { ...options, [group]: others.length > 0 ? others : undefined };
      chips.push({ label, without: { ...filters, options: left } });
    }
  }
  return chips;
}
