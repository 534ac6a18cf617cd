import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce, rows } from '../platform/db/client.ts';

/**
 * The `pick` of the row that says into whom a person was merged; its `comment` is the key of who is kept. Rows of
 * before keep the key that wrote them, so that a sending covers what its own sender saw and nobody else's draft.
 */
export const MERGED = 'merged';

/** The key under which a person's answers are: their own, or of who they were merged into. */
export const keyAfterMerge = (id: number, key: string): SQL =>
  sql`coalesce((SELECT comment FROM package_answers
    WHERE package = ${id} AND person = ${key} AND talent = 0 AND pick = ${MERGED} ORDER BY id DESC LIMIT 1), ${key})`;

/** Whether a row is of this person, or of somebody merged into them; `kept` is a key after its merges. */
export const isOfKey = (id: number, kept: SQL): SQL =>
  sql`(person = ${kept} OR person IN (SELECT person FROM package_answers
    WHERE package = ${id} AND talent = 0 AND pick = ${MERGED} AND comment = ${kept}))`;

const firstRow = z.object({ person: z.string() });

/** Two people of a package in the order of their first answers; null unless both have answered. */
async function firstOf(payload: Payload, id: number, pair: readonly [string, string]) {
  const found = await rows(
    payload,
    sql`SELECT person, min(id) AS first FROM package_answers
      WHERE package = ${id} AND person IN (${pair[0]}, ${pair[1]})
        AND person NOT IN (SELECT person FROM package_answers WHERE package = ${id} AND pick = ${MERGED})
      GROUP BY person ORDER BY min(id)`,
    firstRow,
  );
  const [kept, later] = found;
  return kept && later ? { kept: kept.person, later: later.person } : null;
}

/**
 * Makes two people of a package one, as the one who answered first; `more`: what changes with it. Every answer
 * stays a row: the newest about each talent counts. The other's key opens the same answers from then on.
 */
export async function mergePeople(
  payload: Payload,
  id: number,
  pair: readonly [string, string],
  more: (kept: string, later: string) => readonly SQL[],
): Promise<boolean> {
  const found = await firstOf(payload, id, pair);
  if (!found) return false;
  const { kept, later } = found;
  const own = sql`package = ${id} AND person = ${later}`;
  await atOnce(payload, [
    sql`UPDATE packages SET version = version WHERE id = ${id}`,
    sql`INSERT INTO package_answers (package, recipient, person, name, talent, pick, comment)
      SELECT CAST(${id} AS numeric), recipient, ${later}, name, 0, ${MERGED}, ${kept} FROM package_answers
      WHERE ${own} ORDER BY id DESC LIMIT 1`,
    // whoever was merged into the later one before
    sql`INSERT INTO package_answers (package, recipient, person, name, talent, pick, comment)
      SELECT CAST(${id} AS numeric), recipient, person, name, 0, ${MERGED}, ${kept} FROM package_answers
      WHERE package = ${id} AND pick = ${MERGED} AND comment = ${later}`,
    sql`UPDATE package_opens SET person = ${kept} WHERE ${own}`,
    sql`DELETE FROM package_handovers WHERE ${own}`,
    ...more(kept, later),
  ]);
  return true;
}
