import { MEASURE_NAMES } from '@passarela/contract/measures';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce, rows } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { listColumns } from '../talents/list-columns.ts';
import { SEARCHED, type Searched, searchText } from './search-text.ts';

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
