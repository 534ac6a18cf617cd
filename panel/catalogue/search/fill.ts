import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce, rows } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import { SEARCHED, type Searched, searchText } from './search-text.ts';

const AT_ONCE = 500;

async function fillSome(payload: Payload, collection: Searched): Promise<number> {
  const table = sql.identifier(collection);
  const query = sql`SELECT id FROM ${table} WHERE search IS NULL ORDER BY id LIMIT ${AT_ONCE}`;
  const ids = (await rows(payload, query, z.object({ id: z.number() }))).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const docs = await findAll(payload, collection, { id: { in: ids } });
  await atOnce(
    payload,
    docs.map((doc) => sql`UPDATE ${table} SET search = ${searchText(collection, doc)} WHERE id = ${doc.id}`),
  );
  return docs.length;
}

/** Fills the search column of older or copied rows; continues after a stop. */
export async function fillSearch(payload: Payload): Promise<void> {
  const collections = Object.keys(SEARCHED).filter((slug): slug is Searched => slug in SEARCHED);
  for (const collection of collections) {
    while ((await fillSome(payload, collection)) > 0);
  }
}
