import { slugOf } from '@passarela/contract/latin';
import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import { PAGE_SEGMENTS, SECTION_SEGMENTS } from '@passarela/contract/site-segments';
import type { BodyRule } from '@passarela/gate/rule';
import { readCompared } from '../domain/compared.ts';
import { briefOf, type Filters, NO_FILTERS } from '../domain/filters.ts';
import type { Lang } from '../domain/languages.ts';
import {
  DIVISION_NAMES,
  DIVISIONS,
  type Division,
  type GenderFilter,
  isDivisionSlug,
  type NamedDivision,
  otherDivision,
  partsOfOther,
  type Section,
} from '../domain/lists.ts';
import { readIds, readSelection, type Selection, selectionQuery } from '../domain/selection.ts';
import { parseNumber } from '../domain/whole-number.ts';
import { filterQuery, readFilters } from './filter-query.ts';
import { packageQuery, type Refusal, readPackageLink, readPersonKey, readRefusal } from './package-link.ts';
import {
  COMPARE_SEGMENT,
  compareHref,
  favoritesHref,
  path,
  selectionHref,
  talentHref,
  withQuery,
} from './page-href.ts';

type List = {
  section: Section;
  division?: Division | undefined;
  gender?: GenderFilter | undefined;
  page?: number | undefined;
};

/** The parameters of each screen. `letter` is one of a to z, or `all`; `page` counts from 1. */
export type ScreenParams = {
  home: Record<never, never>;
  find: List & { filters: Filters };
  talents: List & { letter?: string | undefined };
  talent: { section: Section; id: number; name: string };
  about: Record<never, never>;
  contact: Record<never, never>;
  selection: Selection & { left?: number };
  favorites: Record<never, never>;
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

export type Route<S extends Screen = Screen> = { [K in S]: { screen: K; params: ScreenParams[K] } }[S];

/** The word of each language first, then every other word that answers. */
type Segment = Record<Lang, string> & { also?: readonly string[] };
/** A typed address: its first word in small letters, the segments behind it, its query. */
export type Typed = { word: string; rest: readonly string[]; search: URLSearchParams };

type ScreenRow<S extends Screen> = {
  /** The first words of its addresses; home has none. */
  segments: readonly Segment[];
  /** The meaning of a typed address; null if it is none of this screen. */
  read: (typed: Typed) => ScreenParams[S] | null;
  /** Its own address: `/modelos?letra=b&pagina=2`, `/en/models/12/ana-lima`. */
  href: (params: ScreenParams[S], lang: Lang) => string;
  /** The path below `app/[lang]` that renders it: one per page, shared by all aliases. */
  internal: (params: ScreenParams[S]) => string;
  /** The keys of its one query; any other's is read as typed (docs/decisions/unknown-addresses.md). */
  queryKeys?: readonly string[];
  /** The body of its form, which is posted to the address of its page. */
  body?: BodyRule;
  isSecret?: true;
};

const SECTION_SEGMENT_NAMES: Record<Section, Segment> = {
  models: SECTION_SEGMENTS.models,
  cast: { ...SECTION_SEGMENTS.cast, also: ['cast'] },
};

/** The divisions, as values of their query parameter (docs/decisions/lists.md). */
export const DIVISION_SEGMENTS: Record<NamedDivision, Segment> = {
  international: { pt: 'internacional', en: 'international' },
  mainboard: { pt: 'mainboard', en: 'mainboard' },
  newFaces: { pt: 'new-faces', en: 'new-faces' },
  commercial: { pt: 'comercial', en: 'commercial' },
};

const GENDER_SEGMENTS: Record<Exclude<GenderFilter, 'all'>, Segment> = {
  man: { pt: 'homens', en: 'man', also: ['men', 'homem'] },
  woman: { pt: 'mulheres', en: 'woman', also: ['women', 'mulher'] },
};

export const QUERY_KEYS = {
  division: { pt: 'divisao', en: 'division' },
  letter: { pt: 'letra', en: 'letter' },
  page: { pt: 'pagina', en: 'page' },
} as const;

export const OWN_QUERY_KEYS: readonly string[] = Object.values(QUERY_KEYS).flatMap(({ pt, en }) => [pt, en]);

const spellings = ({ pt, en, also = [] }: Segment): string[] => [pt, en, ...also];

/** Finds which row of a word table a lower-case word stands for, in either language; null when none. */
export function findByWord<K extends string>(table: Record<K, Segment>, word: string): K | null {
  for (const key in table) if (spellings(table[key]).includes(word)) return key;
  return null;
}

export function divisionWord(division: Division, lang: Lang): string {
  const named = DIVISION_NAMES.find((name) => name === division);
  return named ? DIVISION_SEGMENTS[named][lang] : (partsOfOther(division)?.slug ?? '');
}

function firstValue(search: URLSearchParams, key: keyof typeof QUERY_KEYS) {
  const { pt, en } = QUERY_KEYS[key];
  return [...search.getAll(pt), ...search.getAll(en)].find((value) => value !== '');
}

/** The page, absent for the first; null when it is none. */
function readPage(search: URLSearchParams): number | undefined | null {
  const page = parseNumber(firstValue(search, 'page') ?? '1');
  return page === 1 ? undefined : page;
}

/** The division that the query names, undefined if it names none; null when this section has no such division. */
function readDivision(section: Section, search: URLSearchParams): Division | undefined | null {
  const word = firstValue(search, 'division')?.toLowerCase();
  if (word === undefined) return;
  const division = findByWord(DIVISION_SEGMENTS, word);
  // which other divisions there are only the index knows (lib/backend/existence.ts)
  if (division === null) return isDivisionSlug(word) ? otherDivision(section, word) : null;
  return DIVISIONS[division].section === section ? division : null;
}

function readSection({ word, rest }: Typed) {
  const section = findByWord(SECTION_SEGMENT_NAMES, word) ?? 'models';
  const gender = findByWord(GENDER_SEGMENTS, rest[0]?.toLowerCase() ?? '') ?? undefined;
  return { section, gender, tail: gender === undefined ? rest : rest.slice(1) };
}

/** A page of a list; null when one of its parts is none, or there is more behind it. */
function readList(typed: Typed): ScreenParams['talents'] | null {
  const { section, gender, tail } = readSection(typed);
  const division = readDivision(section, typed.search);
  const letter = firstValue(typed.search, 'letter')?.toLowerCase();
  const page = readPage(typed.search);
  const isLetter = letter === undefined || /^[a-z]$/.test(letter);
  if (tail.length > 0 || division === null || page === null || !isLetter) return null;
  return { section, division, gender, letter, page };
}

function listHref({ section, gender = 'all', ...query }: ScreenParams['talents'], lang: Lang): string {
  const { division, letter = 'all', page } = query;
  const filter = gender === 'all' ? [] : [GENDER_SEGMENTS[gender][lang]];
  const pairs = [
    ...(division === undefined ? [] : [`${QUERY_KEYS.division[lang]}=${divisionWord(division, lang)}`]),
    ...(letter === 'all' ? [] : [`${QUERY_KEYS.letter[lang]}=${letter}`]),
    ...pagePair(page, lang),
  ];
  return withQuery(path(lang, SECTION_SEGMENTS[section][lang], ...filter), ...pairs);
}

const pagePair = (page = 1, lang: Lang) => (page > 1 ? [`${QUERY_KEYS.page[lang]}=${page}`] : []);
/** Signed by the panel; nobody else can say more of it than its form. */
const TOKEN = /^[\w.-]{20,200}$/;

export function readToken(search: Pick<URLSearchParams, 'get'>): string {
  const token = search.get('token') ?? '';
  return TOKEN.test(token) ? token : '';
}

const leftQuery = (left = 0) => (left > 0 ? `&left=${left}` : '');

const isAlone = ({ rest }: Typed) => rest.length === 0;

/** The folder of such a screen has its English word. */
const plain = (segment: Segment) => ({
  segments: [segment],
  read: (typed: Typed) => (isAlone(typed) ? {} : null),
  href: (_params: unknown, lang: Lang) => path(lang, segment[lang]),
  internal: () => `/${segment.en}`,
});

const KB = 1024;
const MB = 1024 * KB;
/** A form's own fields, and those of React and the traps. */
export const FIELDS_MAX = 60;
const LIST_SEGMENTS = Object.values(SECTION_SEGMENT_NAMES);
const BLOG_SEGMENT = { ...PAGE_SEGMENTS.blog, also: ['news'] };
const PACKAGE_SEGMENT = { pt: 'selecao', en: 'selection' };
const DRAFT_SEGMENT = { pt: 'previa', en: 'preview' };

export const textForm = (maxBytes: number): BodyRule => ({
  types: ['multipart'],
  maxBytes,
  maxFields: FIELDS_MAX,
});

export const APPLICATION: BodyRule = {
  ...textForm(PHOTO_FIELDS.length * PHOTO_MAX_BYTES + 256 * KB),
  maxFiles: PHOTO_FIELDS.length,
  isStreamed: true,
};

/** The one table of screens. The first that can read an address has it, where several share a word. */
export const SCREENS: { [S in Screen]: ScreenRow<S> } = {
  home: {
    segments: [],
    read: (typed) => (isAlone(typed) ? {} : null),
    href: (_, lang) => path(lang),
    internal: () => '',
  },
  find: {
    segments: LIST_SEGMENTS,
    read(typed) {
      const list = readList(typed);
      if (list === null) return null;
      const { section, division, gender, page } = list;
      const filters = readFilters(typed.search, gender);
      return filters && { section, division, gender, filters, page };
    },
    href({ filters, ...list }, lang) {
      const address = listHref(list, lang);
      return `${address}${address.includes('?') ? '&' : '?'}${filterQuery(filters, lang)}`;
    },
    internal: ({ section, division, gender = 'all', filters, page = 1 }) =>
      `/find/${division ?? section}/${gender}/${page}?${filterQuery(filters, 'pt')}`,
  },
  talents: {
    segments: LIST_SEGMENTS,
    read: readList,
    href: listHref,
    internal: ({ section, division, gender = 'all', letter = 'all', page = 1 }) =>
      `/talents/${division ?? section}/${gender}/${letter}/${page}`,
    queryKeys: OWN_QUERY_KEYS,
  },
  talent: {
    segments: LIST_SEGMENTS,
    read(typed) {
      const { section, tail } = readSection(typed);
      const [idText = '', name = ''] = tail;
      const id = parseNumber(idText);
      return tail.length === 2 && id !== null ? { section, id, name } : null;
    },
    href: ({ name, ...talent }, lang) => talentHref({ ...talent, name: slugOf(name) }, lang),
    internal: ({ section, id }) => `/talent/${section}/${id}`,
  },
  about: plain({ ...PAGE_SEGMENTS.about, also: ['sobre-nosotros'] }),
  contact: { ...plain({ ...PAGE_SEGMENTS.contact, also: ['contacto'] }), body: textForm(64 * KB) },
  selection: {
    segments: [PAGE_SEGMENTS.favorites],
    read(typed) {
      const { ids, left } = readIds(typed.search);
      return isAlone(typed) && ids.length > 0 ? { ...readSelection(typed.search), left } : null;
    },
    href: selectionHref,
    internal: ({ left, ...selection }) => `/selection?${selectionQuery(selection)}${leftQuery(left)}`,
    body: textForm(MB),
  },
  favorites: {
    ...plain(PAGE_SEGMENTS.favorites),
    href: (_, lang) => favoritesHref(lang),
    body: textForm(MB),
  },
  compare: {
    segments: [COMPARE_SEGMENT],
    read(typed) {
      const filters = briefOf(readFilters(typed.search) ?? NO_FILTERS);
      return isAlone(typed) ? { ...readCompared(typed.search), filters } : null;
    },
    href({ ids, filters }, lang) {
      const address = compareHref(ids, lang);
      return filters && ids.length > 0 ? `${address}&${filterQuery(filters, lang)}` : address;
    },
    internal: ({ ids, left, filters }) =>
      `/compare?ids=${ids.join(',')}${leftQuery(left)}${filters ? `&${filterQuery(filters, 'pt')}` : ''}`,
    body: textForm(MB),
  },
  draft: {
    segments: [DRAFT_SEGMENT],
    // any token, none too: the page names its fault
    read: (typed) => (isAlone(typed) ? { token: readToken(typed.search) } : null),
    href: ({ token }, lang) => `${path(lang, DRAFT_SEGMENT[lang])}?token=${encodeURIComponent(token)}`,
    internal: ({ token }) => `/draft?token=${encodeURIComponent(token)}`,
    isSecret: true,
  },
  package: {
    segments: [PACKAGE_SEGMENT],
    read({ rest: [typed = '', ...more], search }) {
      const link = readPackageLink(typed);
      if (more.length > 0 || link === null) return null;
      return { link, person: readPersonKey(search), refusal: readRefusal(search) };
    },
    href: ({ link, person, refusal }, lang) =>
      path(lang, PACKAGE_SEGMENT[lang], link) + packageQuery(person, refusal),
    internal: ({ link, person, refusal }) =>
      `/package?link=${link}${packageQuery(person, refusal).replace('?', '&')}`,
    isSecret: true,
  },
  beAModel: { ...plain({ ...PAGE_SEGMENTS.beAModel, also: ['ser-modelo'] }), body: APPLICATION },
  blog: {
    segments: [BLOG_SEGMENT],
    read(typed) {
      const page = readPage(typed.search);
      return isAlone(typed) && page !== null ? { page } : null;
    },
    href: ({ page }, lang) => withQuery(path(lang, PAGE_SEGMENTS.blog[lang]), ...pagePair(page, lang)),
    internal: ({ page = 1 }) => `/blog/${page}`,
    queryKeys: Object.values(QUERY_KEYS.page),
  },
  post: {
    segments: [BLOG_SEGMENT],
    read: ({ rest: [slug, ...more] }) => (slug !== undefined && more.length === 0 ? { slug } : null),
    href: ({ slug }, lang) => path(lang, PAGE_SEGMENTS.blog[lang], slug),
    internal: ({ slug }) => `/post/${encodeURIComponent(slug)}`,
  },
  privacy: plain(PAGE_SEGMENTS.privacy),
};

function namesOf<K extends string>(table: Record<K, unknown>): K[] {
  const names: K[] = [];
  for (const name in table) names.push(name);
  return names;
}
export const SCREEN_NAMES = namesOf(SCREENS);

/** Every word with which an address of a screen begins. */
export const spellingsOf = (screen: Screen): string[] => [
  ...new Set(SCREENS[screen].segments.flatMap(spellings)),
];
