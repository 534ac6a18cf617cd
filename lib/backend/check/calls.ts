import type { SlideType } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { CAST_CATEGORY_ID, MODELS_CATEGORY_ID } from '@passarela/contract/talent-lists';
import { readSocial } from '../answers/agency.ts';
import { POST, postIn } from '../answers/content.ts';
import { readOne, readPaging, readRows } from '../answers/envelope.ts';
import { rawText, readGallery, readName } from '../answers/kinds.ts';
import { readAttributes, readLocations } from '../answers/option.ts';
import { type Fields, type RowOf, readRow } from '../answers/row.ts';
import { readProfile, TALENT } from '../answers/talent.ts';
import { CALLS } from '../calls.ts';
import { rowKey } from '../read-pages.ts';
import type { Outgoing } from '../transport.ts';

/** The readable part of an answer, as a sentence; `isShort` is not enough for what it is for; null if there is none. */
type Reading = { text: string; isShort?: boolean } | null;
export type CheckedCall = {
  call: Pick<Outgoing, 'service' | 'method' | 'path' | 'query' | 'json'>;
  read: (body: unknown) => Reading;
  cost: string;
  isNeeded?: boolean;
  /** The meaning of 404, where that is no fault. */
  absent?: string;
  /** The calls that an answer leads to: its second page, and one of its things. */
  next?: (body: unknown) => CheckedCall[];
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

/** The rows of an answer that the site can read, and the first reason why others cannot; null without rows. */
function readAll<Table extends Fields>(fields: Table, body: unknown, noun: string) {
  const rows = readRows(body);
  if (rows === null) return null;
  const results = rows.map((row) => ({ row, ...readRow(fields, row) }));
  const good: RowOf<Table>[] = results.flatMap((result) => ('value' in result ? [result.value] : []));
  const [broken] = results.flatMap((result) => ('missing' in result ? [result] : []));
  const reason = broken?.missing.map((field) => lackOf(broken.row, field)).join(', ');
  const left = reason && `${rows.length - good.length} of ${rows.length} rows cannot be read (${reason})`;
  return { rows, good, text: [`${good.length} ${noun}`, left].filter(Boolean).join(', ') };
}

export const talentsIn = (body: unknown) => readAll(TALENT, body, 'talents')?.good ?? [];

function readTalents(body: unknown): Reading {
  const read = readAll(TALENT, body, 'talents');
  if (!read || read.rows.length === 0) return null;
  const { rows, good, text } = read;
  const shown = good.filter(({ divisions }) => !divisions.hidden);
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

const postsIn = (body: unknown) => readAll(POST, body, 'posts');

function readPosts(body: unknown): Reading {
  const read = postsIn(body);
  return read && { text: read.text, isShort: read.rows.length > 0 && read.good.length === 0 };
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

/** The second page of a list whose first had these rows: a page that the service names must have others. */
function secondPage(checked: CheckedCall, first: unknown): CheckedCall {
  const known = new Set((readRows(first) ?? []).map(rowKey));
  const { lastPage, hasNext } = readPaging(first);
  const isNamed = (lastPage ?? 1) > 1 || hasNext === true;
  return {
    call: { ...checked.call, query: { ...checked.call.query, page: 2 } },
    read: (body) => {
      const fresh = (readRows(body) ?? []).filter((row) => !known.has(rowKey(row))).length;
      if (fresh > 0) return { text: `page 2: ${fresh} more` };
      const text = isNamed ? 'page 2 is named by the first, and brings nothing new' : 'no second page';
      return { text, isShort: isNamed };
    },
    cost: 'the list ends with its first page',
    isNeeded: isNamed,
    ...(!isNamed && { absent: 'no second page' }),
  };
}

const profileToCheck = (id: number): CheckedCall => ({
  call: CALLS.profile(id, 'pt'),
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
  call: CALLS.post('blog', slug, 'pt'),
  read: (body) => {
    const post = postIn(body);
    if (post) return { text: `${post.content.length} characters` };
    const row = readOne(body, 'slug');
    const read = readRow(POST, row);
    const missing = 'missing' in read ? read.missing : [];
    return { text: missing.map((name) => lackOf(row ?? body, name)).join(', '), isShort: true };
  },
  cost: 'the pages of posts answer 503',
});

const PAGE_OF_TALENTS = 1000;

export function callsToCheck(): CheckedCall[] {
  const talents: CheckedCall = {
    call: CALLS.talents(1, PAGE_OF_TALENTS),
    read: readTalents,
    cost: 'no lists, no profiles, no favorites: those pages answer 503',
    isNeeded: true,
    next: (body) => {
      const good = talentsIn(body);
      // A talent with a cover most likely has galleries, the subject of this line.
      const one = good.find(({ cover }) => cover !== null) ?? good[0];
      return one ? [secondPage(talents, body), profileToCheck(one.id)] : [];
    },
  };
  const blog: CheckedCall = {
    call: CALLS.posts('blog', 'pt', { page: 1 }),
    read: readPosts,
    cost: 'the blog in pt is empty',
    next: (body) => {
      const [post] = postsIn(body)?.good ?? [];
      return post ? [secondPage(blog, body), postToCheck(post.slug)] : [];
    },
  };
  return [
    talents,
    {
      call: CALLS.attributes('pt'),
      read: readLists,
      cost: 'filters know no divisions and skills',
    },
    {
      call: CALLS.options({ language: 'pt', countries: 1 }),
      read: readCountries,
      cost: 'country, state and city are text fields',
    },
    {
      call: CALLS.social(),
      read: readSocialLinks,
      cost: 'the footer has no links, the contact page no other ways',
    },
    blog,
    {
      call: CALLS.posts('blog', 'en', { page: 1 }),
      read: readPosts,
      cost: 'the blog in en is empty',
    },
  ];
}
