import { foldSearch } from '@passarela/contract/fold-search';
import { isRecord } from '@passarela/contract/is-record';
import { MEASURE_NAMES } from '@passarela/contract/measures';
import { type SQL, sql } from 'drizzle-orm';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import { atOnce, rows } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { listColumns } from '../talents/list-columns.ts';

// an index of PostgreSQL takes 2,700 bytes
const MAX_CHARS = 800;

/** By collection, the fields that staff search at once; `agency.phone` is in a group. */
const SEARCHED = {
  talents: ['name', 'external_id', 'agency.real_name', 'agency.email', 'agency.phone'],
  posts: ['title', 'slug'],
  media: ['filename', 'alt.pt', 'alt.en'],
  messages: ['reference', 'name', 'email'],
  quotes: ['reference', 'name', 'email', 'phone'],
  applications: ['reference', 'name', 'realname', 'email', 'phone', 'city', 'instagr'],
} as const;
type Searched = keyof typeof SEARCHED;

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

const isWhere = (value: unknown): value is Where => isRecord(value);

/** The conditions of a list by its own filters and search, as its address has them. */
export const listWhere = ({ payload, query }: PayloadRequest, slug: CollectionSlug): Where =>
  mergeListSearchAndWhere({
    collectionConfig: payload.collections[slug].config,
    search: typeof query.search === 'string' ? query.search : '',
    where: isWhere(query.where) ? query.where : {},
  });

const AT_ONCE = 500;

const isTalent = (collection: Searched, doc: object): doc is Talent =>
  collection === 'talents' && 'gender' in doc;

/** The columns of a row that are made of its others. */
function columnsOf(collection: Searched, doc: object): SQL[] {
  const search = sql`search = ${searchText(collection, doc)}`;
  if (!isTalent(collection, doc)) return [search];
  const { sort_name, figures } = listColumns(doc);
  const measured = MEASURE_NAMES.map((name) => sql`${sql.identifier(`figures_${name}`)} = ${figures[name]}`);
  return [search, sql`sort_name = ${sort_name}`, ...measured];
}

async function fillSome(payload: Payload, collection: Searched): Promise<number> {
  const table = sql.identifier(collection);
  const isEmpty = collection === 'talents' ? sql`search IS NULL OR sort_name IS NULL` : sql`search IS NULL`;
  const query = sql`SELECT id FROM ${table} WHERE ${isEmpty} ORDER BY id LIMIT ${AT_ONCE}`;
  const ids = (await rows(payload, query, z.object({ id: z.number() }))).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const docs = await findAll(payload, collection, { id: { in: ids } });
  await atOnce(
    payload,
    docs.map(
      (doc) => sql`UPDATE ${table} SET ${sql.join(columnsOf(collection, doc), sql`, `)} WHERE id = ${doc.id}`,
    ),
  );
  return docs.length;
}

/** Fills the columns of older or copied rows by which lists search and sort; continues after a stop. */
export async function fillSearch(payload: Payload): Promise<void> {
  const collections = Object.keys(SEARCHED).filter((slug): slug is Searched => slug in SEARCHED);
  for (const collection of collections) {
    while ((await fillSome(payload, collection)) > 0);
  }
}
