import { CAST_CATEGORY_ID, MODELS_CATEGORY_ID } from '@passarela/contract/talent-lists';
import { readRows } from '../answers/envelope.ts';
import { readAttributes, readLocations } from '../answers/option.ts';
import { readPost } from '../answers/post.ts';
import { readSlide, slideRows } from '../answers/slide.ts';
import { readSocial } from '../answers/social.ts';
import { readProfile, readTalent, type TalentAnswer } from '../answers/talent.ts';
import type { Service } from '../errors.ts';

/** The readable part of an answer, as a sentence; null if there is none. */
type Reader = (body: unknown) => string | null;
export type CheckedCall = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number>;
  read: Reader;
  cost: string;
  isNeeded?: boolean;
};

const share = (good: number, all: number, noun: string) =>
  `${good} ${noun}${good < all ? `, ${all - good} of ${all} rows cannot be read` : ''}`;

export const talentsIn = (body: unknown): TalentAnswer[] =>
  (readRows(body) ?? []).flatMap((row) => {
    const read = readTalent(row);
    return 'value' in read ? [read.value] : [];
  });

function readTalents(body: unknown): string | null {
  const rows = readRows(body);
  const talents = talentsIn(body);
  if (!rows || talents.length === 0) return null;
  const shown = talents.filter(({ hidden }) => !hidden);
  const inSection = (id: number) => shown.filter(({ categoryIds }) => categoryIds.includes(id)).length;
  const lacking = (what: string, count: number) => (count > 0 ? `, ${count} without ${what}` : '');
  return [
    share(talents.length, rows.length, 'talents'),
    `, ${inSection(MODELS_CATEGORY_ID)} in models, ${inSection(CAST_CATEGORY_ID)} in cast`,
    `, ${talents.length - shown.length} hidden`,
    lacking('a cover', shown.filter(({ cover }) => cover === null).length),
    lacking('an age', shown.filter(({ birthdate }) => birthdate === null).length),
  ].join('');
}

const readSlides: Reader = (body) => {
  const rows = slideRows(body);
  const good = (rows ?? []).filter((row) => 'value' in readSlide(row)).length;
  return rows && good > 0 ? share(good, rows.length, 'slides') : null;
};

const readPosts: Reader = (body) => {
  const rows = readRows(body);
  return rows && share(rows.filter((row) => 'value' in readPost(row)).length, rows.length, 'posts');
};

const readSocialLinks: Reader = (body) => {
  const links = readSocial(body);
  const found = Object.entries(links ?? {}).flatMap(([name, url]) => (url ? [name] : []));
  return found.length > 0 ? found.join(', ') : null;
};

const readLists: Reader = (body) => {
  const lists = Object.entries(readAttributes(body) ?? {}).filter(([, options]) => options.length > 0);
  return lists.length > 0 ? lists.map(([name, { length }]) => `${name} ${length}`).join(', ') : null;
};

const readCountries: Reader = (body) => {
  const countries = readLocations(body, 'countries') ?? [];
  return countries.length > 0 ? `${countries.length} countries` : null;
};

const slides = (type: string, where: string) =>
  [`/api/slides/${type}`, `/api/entities/${type === 'prehome' ? type : `slides_${type}`}`].map(
    (path): CheckedCall => ({
      service: 'panel',
      method: 'GET',
      path,
      read: readSlides,
      cost: `${where}, if the other address of slides has none either`,
    }),
  );

/** Every call that shows something, but for profiles: those need the id of a talent. */
export const callsToCheck = (optionsPath: string): CheckedCall[] => [
  {
    service: 'integration',
    method: 'POST',
    path: '/api/talents',
    query: { language: 'pt', paginate: 1000, page: 1, cover_web: 1 },
    read: readTalents,
    cost: 'no lists, no profiles, no favorites: those pages answer 503',
    isNeeded: true,
  },
  {
    service: 'integration',
    method: 'GET',
    path: '/api/talents/attributes',
    query: { language: 'pt' },
    read: readLists,
    cost: 'filters know no divisions and skills',
  },
  {
    service: 'integration',
    method: 'GET',
    path: optionsPath,
    query: { language: 'pt', countries: 1 },
    read: readCountries,
    cost: 'country, state and city are text fields',
  },
  ...slides('prehome', 'home opens without its intro'),
  ...slides('home', 'home stands without its carousel'),
  ...slides('about', 'the about page stands without its carousel'),
  {
    service: 'panel',
    method: 'GET',
    path: '/api/social-medias',
    read: readSocialLinks,
    cost: 'the footer has no links, the contact page no other ways',
  },
  ...['pt', 'en'].map(
    (lang): CheckedCall => ({
      service: 'panel',
      method: 'GET',
      path: `/api/posts/blog/${lang}`,
      query: { page: 1 },
      read: readPosts,
      cost: `the blog in ${lang} is empty`,
    }),
  ),
];

export const profileToCheck = (id: number): CheckedCall => ({
  service: 'integration',
  method: 'GET',
  path: '/api/talent/profile',
  query: { language: 'pt', id, cover_web: 1, cover2: 1, skills: 1 },
  read: (body) => {
    const profile = readProfile(body, id);
    if (!profile) return null;
    const { book, snap, compo, video } = profile.ofProfile;
    return `book ${book.length}, snap ${snap.length}, compo ${compo.length}, video ${video.length}`;
  },
  cost: 'no profiles: those pages answer 503',
  isNeeded: true,
});
