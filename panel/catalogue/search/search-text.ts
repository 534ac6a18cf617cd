import { foldSearch } from '@passarela/contract/fold-search';
import { isRecord } from '@passarela/contract/is-record';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Where } from 'payload';

// an index of PostgreSQL takes 2,700 bytes
const MAX_CHARS = 800;

/** By collection, the fields that staff search at once; `agency.phone` is in a group. */
export const SEARCHED = {
  talents: ['name', 'external_id', 'agency.real_name', 'agency.email', 'agency.phone'],
  posts: ['title', 'slug'],
  media: ['filename', 'alt.pt', 'alt.en'],
  messages: ['reference', 'name', 'email'],
  quotes: ['reference', 'name', 'email', 'phone'],
  applications: ['reference', 'name', 'realname', 'email', 'phone', 'city', 'instagr'],
} as const;
export type Searched = keyof typeof SEARCHED;

const isSearched = (slug: string): slug is Searched => slug in SEARCHED;

function valueAt(doc: unknown, path: string): string[] {
  const value = path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), doc);
  if (typeof value !== 'string' || value === '') return [];
  // "(48) 99999-0000" is found by its digits too
  return path.endsWith('phone') ? [value, value.replace(/\D/g, '')] : [value];
}

/** The hidden column `search` of a row. */
export const searchText = (collection: Searched, doc: unknown): string =>
  foldSearch(
    SEARCHED[collection]
      .flatMap((path) => valueAt(doc, path))
      .join(' ')
      .slice(0, MAX_CHARS),
  );

/** The column of searched collections. */
export const SEARCH_COLUMN = 'search';

export const keepSearchText: CollectionBeforeChangeHook = ({ collection: { slug }, data, originalDoc }) =>
  isSearched(slug)
    ? {
        ...data,
        [SEARCH_COLUMN]: searchText(slug, {
          ...originalDoc,
          ...data,
          agency: { ...originalDoc?.agency, ...data.agency },
          alt: { ...originalDoc?.alt, ...data.alt },
        }),
      }
    : data;

/** A condition with typed words folded as the column is; pickers ask for the title, which becomes the column. */
function folded(where: Where, title: string): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]): [string, Where[string]] => {
      if (Array.isArray(value)) return [key, value.map((part) => folded(part, title))];
      const isText = key === SEARCH_COLUMN || key === title;
      if (!isText || typeof value !== 'object' || typeof value.like !== 'string') return [key, value];
      const { like, ...others } = value;
      return [SEARCH_COLUMN, { ...others, like: foldSearch(like) }];
    }),
  );
}

/** Searches without accents, capitals and apostrophes, in lists and pickers. */
export const foldSearched: CollectionBeforeOperationHook = ({ args, collection: { admin } }) =>
  'where' in args && args.where ? { ...args, where: folded(args.where, admin.useAsTitle ?? 'id') } : args;
