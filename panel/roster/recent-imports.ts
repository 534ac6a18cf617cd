import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../parts/access/roles.ts';
import { moment, rows } from '../platform/db/client.ts';

/** An import can be undone this long after its last row. */
const UNDO_MS = 24 * 3_600_000;

type Author = { person: number };

/** An import is its author's, or a manager's: nobody else adds rows to it, sees it or undoes it. */
export const isTheirs = ({ person }: Author, req: PayloadRequest): boolean =>
  person === req.user?.id || hasRole(req, ['admin', 'manager']);

const begun = z.object({
  id: z.coerce.number(),
  person: z.coerce.number(),
  state: z.string(),
  last: moment,
  people: z.coerce.number(),
});

/** Imports with rows that an undo would take back; rows that it took back prolong nothing. */
const toUndo = (payload: Payload) =>
  rows(
    payload,
    sql`SELECT i.id, i.person, i.state, max(r.updated_at) AS last,
        sum(CASE WHEN r.state = 'waiting' THEN 0 ELSE 1 END) AS people
      FROM roster_imports i JOIN roster_rows r ON r.roster = i.id
      WHERE r.state IN ('done', 'updated', 'waiting') GROUP BY i.id, i.person, i.state ORDER BY last DESC`,
    begun,
  );

const isLate = ({ last }: { last: string }, now: number): boolean => now - Date.parse(last) > UNDO_MS;

/** Whether no row of this import is too old to be undone. */
export async function isUndoable(payload: Payload, roster: number, now = Date.now()): Promise<boolean> {
  const found = (await toUndo(payload)).find(({ id }) => id === roster);
  return !found || !isLate(found, now);
}

/** A person's imports that ended and can be undone, the last first, with the number of people that each brought. */
export async function recentImports(req: PayloadRequest, now = Date.now()) {
  const found = await toUndo(req.payload);
  return found.filter(
    (one) =>
      ['finished', 'undoing'].includes(one.state) &&
      one.people > 0 &&
      isTheirs(one, req) &&
      !isLate(one, now),
  );
}
