import type { SlideType } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { CAST_CATEGORY_ID, MODELS_CATEGORY_ID } from '@passarela/contract/talent-lists';
import { readOne, readPaging, readRows } from '../answers/envelope.ts';
import { readGallery } from '../answers/gallery.ts';
import { readAttributes, readLocations } from '../answers/option.ts';
import { readPost } from '../answers/post.ts';
import type { ReadRow } from '../answers/row.ts';
import { rawText, readName } from '../answers/scalars.ts';
import { readSocial } from '../answers/social.ts';
import { readProfile, readTalent } from '../answers/talent.ts';
import type { Service } from '../errors.ts';
import { rowKey } from '../read-pages.ts';

/** The readable part of an answer, as a sentence; `isShort` is not enough for what it is for; null if there is none. */
type Reading = { text: string; isShort?: boolean } | null;
export type CheckedCall = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number>;
  read: (body: unknown) => Reading;
  cost: string;
  isNeeded?: boolean;
  /** The meaning of 404, where that is no fault. */
  absent?: string;
};

const letters = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase();

/** The reason why a field cannot be read: a value that is none, another name, or nothing at all. */
export function lackOf(thing: unknown, field: string): string {
  const fields = isRecord(thing) ? thing : {};
  if (rawText(fields[field]) !== '')
    return `"${field}" is ${JSON.stringify(fields[field]).slice(0, 40)}${field === 'id' ? ', not a whole number' : ''}`;
  const other = Object.keys(fields).find((name) => letters(name).endsWith(letters(field)));
  return other && other !== field ? `no "${field}", but "${other}"` : `no "${field}"`;
}

/** The rows that can be read, and the first reason why others cannot. */
function readAll<T>(rows: readonly unknown[], read: (row: unknown) => ReadRow<T>, noun: string) {
  const results = rows.map((row) => ({ row, ...read(row) }));
  const good = results.flatMap((result) => ('value' in result ? [result.value] : []));
  const [broken] = results.flatMap((result) => ('missing' in result ? [result] : []));
  const reason = broken?.missing.map((field) => lackOf(broken.row, field)).join(', ');
  const left = reason && `${rows.length - good.length} of ${rows.length} rows cannot be read (${reason})`;
  return { good, text: [`${good.length} ${noun}`, left].filter(Boolean).join(', ') };
}

export const talentsIn = (body: unknown) => readAll(readRows(body) ?? [], readTalent, 'talents').good;

function readTalents(body: unknown): Reading {
  const rows = readRows(body);
  if (!rows || rows.length === 0) return null;
  const { good, text } = readAll(rows, readTalent, 'talents');
  const shown = good.filter(({ hidden }) => !hidden);
  const inSection = (id: number) => shown.filter(({ categoryIds }) => categoryIds.includes(id)).length;
  const [models, cast] = [inSection(MODELS_CATEGORY_ID), inSection(CAST_CATEGORY_ID)];
  const lacking = (what: string, count: number) => (count > 0 ? `, ${count} without ${what}` : '');
  const isHtml = (row: unknown) => isRecord(row) && readName(row.name) !== rawText(row.name);
  const html = rows.filter(isHtml).length;
  const hasCategories = rows.some((row) => isRecord(row) && row.categories !== undefined);
  const isListless = good.length > 0 && models + cast === 0;
  const ids = `${MODELS_CATEGORY_ID} (models) or ${CAST_CATEGORY_ID} (cast)`;
  return {
    isShort: models + cast === 0,
    text: [
      text,
      isListless &&
        `, all lists are empty: ${hasCategories ? `nobody is in category ${ids}` : `no "categories" with ${ids} in any row`}`,
      `, ${models} in models, ${cast} in cast`,
      `, ${good.length - shown.length} hidden`,
      lacking('a cover', shown.filter(({ cover }) => cover === null).length),
      lacking('an age', shown.filter(({ birthdate }) => birthdate === null).length),
      html > 0 && `, ${html} names with HTML, read as text`,
    ]
      .filter(Boolean)
      .join(''),
  };
}

const postsIn = (body: unknown) => readAll(readRows(body) ?? [], readPost, 'posts');

function readPosts(body: unknown): Reading {
  const rows = readRows(body);
  const { good, text } = postsIn(body);
  return rows && { text, isShort: rows.length > 0 && good.length === 0 };
}

function readSocialLinks(body: unknown): Reading {
  const links = readSocial(body);
  const found = Object.entries(links ?? {}).flatMap(([name, url]) => (url ? [name] : []));
  return found.length > 0 ? { text: found.join(', ') } : null;
}

function readLists(body: unknown): Reading {
  const lists = Object.entries(readAttributes(body) ?? {}).filter(([, options]) => options.length > 0);
  return lists.length > 0
    ? { text: lists.map(([name, { length }]) => `${name} ${length}`).join(', ') }
    : null;
}

function readCountries(body: unknown): Reading {
  const countries = readLocations(body, 'countries') ?? [];
  return countries.length > 0 ? { text: `${countries.length} countries` } : null;
}

/** Beside their own calls: the costs of slides that cannot be read from either address. */
export const SLIDES: [SlideType, string][] = [
  ['prehome', 'home opens without its intro'],
  ['home', 'home stands without its carousel'],
  ['about', 'the about page stands without its carousel'],
];

/** The calls that show something, but for slides, and for those that need an answer of these: `next`. */
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

const profileToCheck = (id: number): CheckedCall => ({
  service: 'integration',
  method: 'GET',
  path: '/api/talent/profile',
  query: { language: 'pt', id, cover_web: 1, cover2: 1, skills: 1 },
  read: (body) => {
    const profile = readProfile(body, id);
    if (!profile)
      return { text: `no profile of ${id}: ${lackOf(readOne(body, 'id') ?? body, 'name')}`, isShort: true };
    const { book, snap, compo, video } = profile.ofProfile;
    const others = readGallery(readOne(body, 'name')?.video).length - video.length;
    const left = others > 0 ? `, ${others} more that are no video of YouTube or Vimeo` : '';
    return {
      text: `book ${book.length}, snap ${snap.length}, compo ${compo.length}, video ${video.length}${left}`,
    };
  },
  cost: 'no profiles: those pages answer 503',
  isNeeded: true,
});

const postToCheck = (slug: string): CheckedCall => ({
  service: 'panel',
  method: 'GET',
  path: `/api/posts/blog/${encodeURIComponent(slug)}/pt`,
  read: (body) => {
    const row = readOne(body, 'slug');
    const read = readPost(row);
    if ('missing' in read)
      return { text: read.missing.map((name) => lackOf(row ?? body, name)).join(', '), isShort: true };
    return { text: `${read.value.content.length} characters` };
  },
  cost: 'the pages of posts answer 503',
});

/** The second page of a list whose first had these rows: a page that the service names must have others. */
function secondPage(call: CheckedCall, first: unknown): CheckedCall {
  const known = new Set((readRows(first) ?? []).map(rowKey));
  const { lastPage, hasNext } = readPaging(first);
  const isNamed = (lastPage ?? 1) > 1 || hasNext === true;
  return {
    ...call,
    query: { ...call.query, page: 2 },
    read: (body) => {
      const fresh = (readRows(body) ?? []).filter((row) => !known.has(rowKey(row))).length;
      if (fresh > 0) return { text: `page 2: ${fresh} more` };
      return {
        text: isNamed ? 'page 2 is named by the first, and brings nothing new' : 'no second page',
        isShort: isNamed,
      };
    },
    cost: 'the list ends with its first page',
    isNeeded: isNamed,
    ...(!isNamed && { absent: 'no second page' }),
  };
}

/** The calls that an answer leads to: its second page, and one of its things. */
export function callsAfter(call: CheckedCall, body: unknown): CheckedCall[] {
  if (call.path === '/api/talents') {
    const talents = talentsIn(body);
    // A talent with a cover most likely has galleries, the subject of this line.
    const one = talents.find(({ cover }) => cover !== null) ?? talents[0];
    return one ? [secondPage(call, body), profileToCheck(one.id)] : [];
  }
  const [post] = call.path === '/api/posts/blog/pt' ? postsIn(body).good : [];
  return post ? [secondPage(call, body), postToCheck(post.slug)] : [];
}
