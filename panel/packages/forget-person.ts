import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { rows, run } from '../platform/db/client.ts';
import { forgetRecipient } from './note-sending.ts';

const listed = z.object({
  parent: z.coerce.number(),
  id: z.string(),
  name: z.string(),
  people: z.coerce.number(),
});

/** Rows of this table that hold the address, with the number of people in the same document. */
function peopleWith(payload: Payload, table: string, email: string): Promise<z.output<typeof listed>[]> {
  const people = sql.identifier(table);
  return rows(
    payload,
    sql`SELECT _parent_id AS parent, id, coalesce(name, '') AS name,
        (SELECT count(*) FROM ${people} other WHERE other._parent_id = own._parent_id) AS people
      FROM ${people} own WHERE lower(email) = lower(${email})`,
    listed,
  );
}

/**
 * Removes everybody with this address from clients and packages, and what they answered. A client or a package that
 * was theirs alone carries their name, and goes whole.
 */
export async function forgetInPackages(
  payload: Payload,
  email: string,
  user: PayloadRequest['user'] = null,
): Promise<void> {
  for (const collection of ['packages', 'clients'] as const) {
    const table = `${collection}_people`;
    for (const { parent, id, name, people } of await peopleWith(payload, table, email)) {
      await forgetRecipient(payload, { id, name, email });
      if (people === 1) {
        await payload.delete({
          collection,
          id: parent,
          overrideLock: true,
          context: { reason: 'asked' },
          user,
        });
        continue;
      }
      await run(payload, sql`DELETE FROM ${sql.identifier(table)} WHERE id = ${id}`);
      if (collection === 'clients') continue;
      await run(payload, sql`DELETE FROM package_handovers WHERE package = ${parent}`);
      for (const table of ['package_answers', 'package_opens'])
        await run(
          payload,
          sql`DELETE FROM ${sql.identifier(table)} WHERE package = ${parent} AND recipient = ${id}`,
        );
    }
  }
}
