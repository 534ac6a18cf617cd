import { PAGE_SEGMENTS, SECTION_SEGMENTS } from '@passarela/contract/site-segments';
import type { Filters } from '../domain/filters.ts';
import type { Lang } from '../domain/languages.ts';
import {
  DIVISION_NAMES,
  type Division,
  type GenderFilter,
  type NamedDivision,
  partsOfOther,
  type Section,
} from '../domain/lists.ts';
import type { Selection } from '../domain/selection.ts';
import type { Refusal } from './package-link.ts';

/** The one table of screens and their words in the address. */

/** The parameters of each screen. `letter` is one of a to z, or `all`; `page` counts from 1. */
export type ScreenParams = {
  home: Record<never, never>;
  talents: {
    section: Section;
    division?: Division | undefined;
    gender?: GenderFilter | undefined;
    letter?: string | undefined;
    page?: number | undefined;
  };
  find: {
    section: Section;
    division?: Division | undefined;
    gender?: GenderFilter | undefined;
    filters: Filters;
    page?: number | undefined;
  };
  talent: { section: Section; id: number; name: string };
  about: Record<never, never>;
  contact: Record<never, never>;
  favorites: Record<never, never>;
  selection: Selection & { left?: number };
  /** `filters`: what is marked of those side by side. */
  compare: { ids: readonly number[]; left?: number; filters?: Filters | undefined };
  draft: { token: string };
  /** `link`: signed by the panel; `person`: who answers, without script, or empty; `refusal`: of a form. */
  package: { link: string; person: string; refusal?: Refusal | null };
  beAModel: Record<never, never>;
  blog: { page?: number | undefined };
  post: { slug: string };
  privacy: Record<never, never>;
};
export type Screen = keyof ScreenParams;

/** One address of the site, whatever its language. */
export type Route<S extends Screen = Screen> = { [K in S]: { screen: K; params: ScreenParams[K] } }[S];

export type PlainScreen =
  | 'about'
  | 'contact'
  | 'favorites'
  | 'beAModel'
  | 'blog'
  | 'privacy'
  | 'draft'
  | 'package'
  | 'compare';

/** The word of each language first, then every other word that answers. */
type Segment = Record<Lang, string> & { also: readonly string[] };

export const SECTION_SEGMENT_NAMES: Record<Section, Segment> = {
  models: { ...SECTION_SEGMENTS.models, also: [] },
  cast: { ...SECTION_SEGMENTS.cast, also: ['cast'] },
};

/** The divisions, as values of their query parameter (docs/decisions/lists.md). */
export const DIVISION_SEGMENTS: Record<NamedDivision, Segment> = {
  international: { pt: 'internacional', en: 'international', also: [] },
  mainboard: { pt: 'mainboard', en: 'mainboard', also: [] },
  newFaces: { pt: 'new-faces', en: 'new-faces', also: [] },
  commercial: { pt: 'comercial', en: 'commercial', also: [] },
};

export const GENDER_SEGMENTS: Record<Exclude<GenderFilter, 'all'>, Segment> = {
  man: { pt: 'homens', en: 'man', also: ['men', 'homem'] },
  woman: { pt: 'mulheres', en: 'woman', also: ['women', 'mulher'] },
};

export const SCREEN_SEGMENTS: Record<PlainScreen, Segment> = {
  about: { ...PAGE_SEGMENTS.about, also: ['sobre-nosotros'] },
  contact: { ...PAGE_SEGMENTS.contact, also: ['contacto'] },
  favorites: { ...PAGE_SEGMENTS.favorites, also: [] },
  beAModel: { ...PAGE_SEGMENTS.beAModel, also: ['ser-modelo'] },
  blog: { ...PAGE_SEGMENTS.blog, also: ['news'] },
  privacy: { ...PAGE_SEGMENTS.privacy, also: [] },
  package: { pt: 'selecao', en: 'selection', also: [] },
  draft: { pt: 'previa', en: 'preview', also: [] },
  compare: { pt: 'comparar', en: 'compare', also: [] },
};

const answersTo = (words: Segment, word: string) =>
  words.pt === word || words.en === word || words.also.includes(word);

/** Finds which row of a word table a lower-case word stands for, in either language; null when none. */
export function findByWord<K extends string>(table: Record<K, Segment>, word: string): K | null {
  for (const key in table) if (answersTo(table[key], word)) return key;
  return null;
}

export function divisionWord(division: Division, lang: Lang): string {
  const named = DIVISION_NAMES.find((name) => name === division);
  return named ? DIVISION_SEGMENTS[named][lang] : (partsOfOther(division)?.slug ?? '');
}
