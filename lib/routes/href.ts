import { slugify } from '@passarela/contract/slug';
import { DEFAULT_LANG, type Lang } from '../domain/languages.ts';
import type { Division, GenderFilter } from '../domain/lists.ts';
import { selectionQuery } from '../domain/selection.ts';
import { filterQuery } from './filter-query.ts';
import { QUERY_WORDS } from './query-words.ts';
import {
  DIVISION_WORDS,
  GENDER_WORDS,
  PLAIN_WORDS,
  type Place,
  type PlainScreen,
  type Screen,
  type ScreenParams,
  SECTION_WORDS,
} from './screens.ts';

type Builders = { [S in Screen]: (params: ScreenParams[S], lang: Lang) => string };

function path(lang: Lang, ...segments: string[]) {
  const prefixed = lang === DEFAULT_LANG ? segments : [lang, ...segments];
  return `/${prefixed.map(encodeURIComponent).join('/')}`;
}

const genderSegment = (gender: GenderFilter | undefined, lang: Lang) =>
  gender === undefined || gender === 'all' ? [] : [GENDER_WORDS[gender][lang]];

type Query = { division?: Division | undefined; letter?: string | undefined; page?: number | undefined };

function query(lang: Lang, { division, letter, page }: Query) {
  const pairs: string[] = [];
  if (division !== undefined) pairs.push(`${QUERY_WORDS.division[lang]}=${DIVISION_WORDS[division][lang]}`);
  if (letter !== undefined && letter !== 'all') pairs.push(`${QUERY_WORDS.letter[lang]}=${letter}`);
  if (page !== undefined && page > 1) pairs.push(`${QUERY_WORDS.page[lang]}=${page}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const plain = (screen: PlainScreen) => (_params: unknown, lang: Lang) =>
  path(lang, PLAIN_WORDS[screen][lang]);

const builders: Builders = {
  home: (_params, lang) => path(lang),
  talents: ({ section, gender, ...rest }, lang) =>
    path(lang, SECTION_WORDS[section][lang], ...genderSegment(gender, lang)) + query(lang, rest),
  find: ({ filters, ...list }, lang) => {
    const address = builders.talents(list, lang);
    return `${address}${address.includes('?') ? '&' : '?'}${filterQuery(filters, lang)}`;
  },
  talent: ({ section, gender, id, name }, lang) =>
    path(
      lang,
      SECTION_WORDS[section][lang],
      ...genderSegment(gender, lang),
      String(id),
      slugify(name) || '-',
    ),
  about: plain('about'),
  contact: plain('contact'),
  favorites: plain('favorites'),
  selection: (selection, lang) => `${plain('favorites')(null, lang)}?${selectionQuery(selection)}`,
  compare: ({ ids }, lang) =>
    `${plain('compare')(null, lang)}${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`,
  draft: ({ token }, lang) => `${plain('draft')(null, lang)}?token=${encodeURIComponent(token)}`,
  beAModel: plain('beAModel'),
  blog: ({ page }, lang) => plain('blog')(null, lang) + query(lang, { page }),
  post: ({ slug }, lang) => path(lang, PLAIN_WORDS.blog[lang], slug),
  privacy: plain('privacy'),
};

/** The canonical address of a screen: `/modelos?letra=b&pagina=2`, `/en/models/12/ana-lima` (DESIGN 4). */
export function href<S extends Screen>(screen: S, params: ScreenParams[S], lang: Lang): string {
  return builders[screen](params, lang);
}

/** {@link href} of a place, as {@link resolve} gives it. */
export function hrefOf<S extends Screen>(place: Place<S>, lang: Lang): string {
  return href<S>(place.screen, place.params, lang);
}
