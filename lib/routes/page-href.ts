import { slugify } from '@passarela/contract/slug';
import { DEFAULT_LANG, type Lang } from '../domain/languages.ts';
import type { Division, GenderFilter } from '../domain/lists.ts';
import { selectionQuery } from '../domain/selection.ts';
import { packageQuery } from './package-link.ts';
import { QUERY_KEYS } from './query-keys.ts';
import {
  divisionWord,
  GENDER_SEGMENTS,
  type PlainScreen,
  SCREEN_SEGMENTS,
  type Screen,
  type ScreenParams,
  SECTION_SEGMENT_NAMES,
} from './screens.ts';

type PageScreen = Exclude<Screen, 'find'>;
export type Builders<S extends Screen> = { [Each in S]: (params: ScreenParams[Each], lang: Lang) => string };

function path(lang: Lang, ...segments: string[]) {
  const prefixed = lang === DEFAULT_LANG ? segments : [lang, ...segments];
  return `/${prefixed.map(encodeURIComponent).join('/')}`;
}

const genderSegment = (gender: GenderFilter | undefined, lang: Lang) =>
  gender === undefined || gender === 'all' ? [] : [GENDER_SEGMENTS[gender][lang]];

type Query = { division?: Division | undefined; letter?: string | undefined; page?: number | undefined };

function query(lang: Lang, { division, letter, page }: Query) {
  const pairs: string[] = [];
  if (division !== undefined) pairs.push(`${QUERY_KEYS.division[lang]}=${divisionWord(division, lang)}`);
  if (letter !== undefined && letter !== 'all') pairs.push(`${QUERY_KEYS.letter[lang]}=${letter}`);
  if (page !== undefined && page > 1) pairs.push(`${QUERY_KEYS.page[lang]}=${page}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const plain = (screen: PlainScreen) => (_params: unknown, lang: Lang) =>
  path(lang, SCREEN_SEGMENTS[screen][lang]);

export const pageBuilders: Builders<PageScreen> = {
  home: (_params, lang) => path(lang),
  talents: ({ section, gender, ...rest }, lang) =>
    path(lang, SECTION_SEGMENT_NAMES[section][lang], ...genderSegment(gender, lang)) + query(lang, rest),
  talent: ({ section, id, name }, lang) =>
    path(lang, SECTION_SEGMENT_NAMES[section][lang], String(id), slugify(name) || '-'),
  about: plain('about'),
  contact: plain('contact'),
  favorites: plain('favorites'),
  selection: (selection, lang) => `${plain('favorites')(null, lang)}?${selectionQuery(selection)}`,
  compare: ({ ids }, lang) =>
    `${plain('compare')(null, lang)}${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`,
  draft: ({ token }, lang) => `${plain('draft')(null, lang)}?token=${encodeURIComponent(token)}`,
  package: ({ link, person, refusal }, lang) =>
    path(lang, SCREEN_SEGMENTS.package[lang], link) + packageQuery(person, refusal),
  beAModel: plain('beAModel'),
  blog: ({ page }, lang) => plain('blog')(null, lang) + query(lang, { page }),
  post: ({ slug }, lang) => path(lang, SCREEN_SEGMENTS.blog[lang], slug),
  privacy: plain('privacy'),
};

/** `href` without filters: browsers do not need their words. */
export function pageHref<S extends PageScreen>(screen: S, params: ScreenParams[S], lang: Lang): string {
  return pageBuilders[screen](params, lang);
}
