import {
  type GenderFilter,
  isLang,
  type Lang,
  type Place,
  type Screen,
  type ScreenParams,
  type Section,
} from './screens.ts';

/** The path under `app/[lang]` that renders a screen: one per page, shared by all aliases. */
type Builders = { [S in Screen]: (params: ScreenParams[S]) => string };

const builders: Builders = {
  home: () => '',
  talents: ({ section, gender = 'all', letter = 'all', page = 1 }) =>
    `/talents/${section}/${gender}/${letter}/${page}`,
  talent: ({ section, id }) => `/talent/${section}/${id}`,
  about: () => '/about',
  contact: () => '/contact',
  favorites: () => '/favorites',
  beAModel: () => '/be-a-model',
  blog: ({ page = 1 }) => `/blog/${page}`,
  post: ({ slug }) => `/post/${encodeURIComponent(slug)}`,
  privacy: () => '/privacy',
};

/** Where the middleware sends a place: `/pt/talents/models/all/b/2`. */
export function internalPath<S extends Screen>(place: Place<S>, lang: Lang): string {
  return `/${lang}${builders[place.screen](place.params)}`;
}

/** The page that says 404. */
export const missingPath = (lang: Lang) => `/${lang}/missing`;

export const isSection = (value: string): value is Section => value === 'models' || value === 'cast';
export const isGenderFilter = (value: string): value is GenderFilter =>
  value === 'all' || value === 'man' || value === 'woman';

const LETTER = /^(all|[a-z])$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/** A positive whole number as an address spells it (no sign, no leading zero), else null. */
export const parseNumber = (value: string) => (NUMBER.test(value) ? Number(value) : null);

type RawListParams = { lang: string; section: string; gender: string; letter: string; page: string };
export type ListParams = { lang: Lang } & Required<{
  [K in keyof ScreenParams['talents']]-?: NonNullable<ScreenParams['talents'][K]>;
}>;

/** Reads the segments of the internal list path; null when any of them is not one the middleware writes. */
export function readListParams(raw: RawListParams): ListParams | null {
  const { lang, section, gender, letter } = raw;
  const page = parseNumber(raw.page);
  if (!isLang(lang) || !isSection(section) || !isGenderFilter(gender)) return null;
  if (page === null || !LETTER.test(letter)) return null;
  return { lang, section, gender, letter, page };
}
