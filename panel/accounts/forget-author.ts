import { type SQL, sql } from 'drizzle-orm';
import type { CollectionAfterDeleteHook } from 'payload';
import { run } from '../platform/db/client.ts';

const snake = (slug: string): string => slug.replaceAll('-', '_');

/** Removes a deleted account's name from its saves and older versions, unless somebody else has that name. */
export const forgetAuthor: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { collections, globals } = req.payload.config;
  const clear = (table: string, column: string): SQL =>
    sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = NULL WHERE ${sql.identifier(column)} = ${doc.name}
      AND NOT EXISTS (SELECT 1 FROM users WHERE name = ${doc.name})`;
  for (const { slug, flattenedFields, versions } of [...collections, ...globals]) {
    if (!flattenedFields.some(({ name }) => name === 'saved_by')) continue;
    await run(req, clear(snake(slug), 'saved_by'));
    if (versions) await run(req, clear(`_${snake(slug)}_v`, 'version_saved_by'));
  }
};
