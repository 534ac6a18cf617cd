import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../parts/access/roles.ts';
import { valuesBefore } from '../parts/bulk/undo-selected.ts';
import { isInTrash } from '../parts/trash/in-trash.ts';
import { moment, rows } from '../platform/db/client.ts';
import { findById } from '../platform/db/find.ts';
import { log } from '../platform/log/log.ts';
import { readPhotos } from './rows.ts';

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

/** Undone in one call, so that none takes long. */
const AT_ONCE = 20;

const report = z.object({ updatedAt: z.string(), fields: z.array(z.string()).optional() });

type Saved = z.infer<typeof report> | undefined;
/** Why a talent stays: saved since, on the site, or sent to a client, in a package or on a slide. */
type Why = 'changed' | 'public' | 'used';
type Person = { id: number; name: string };
type Undone = { left: number; trashed: Person[]; kept: (Person & { why: Why })[] };
type Fate = { trashed?: Person; kept?: Undone['kept'][number] };

/**
 * Undoes an import, some rows at a time: `left` counts the waiting ones. New talents go to the trash with their
 * photos, updated ones get their values back; whoever was changed or used since, or is public, stays. All are named.
 */
export async function undo(req: PayloadRequest, roster: number): Promise<Undone> {
  const { payload } = req;
  const where = { and: [{ roster: { equals: roster } }, { state: { in: ['done', 'updated', 'waiting'] } }] };
  const { docs, totalDocs } = await payload.find({
    collection: 'roster-rows',
    where,
    limit: AT_ONCE,
    sort: 'line',
  });
  const undone: Undone = { left: totalDocs - docs.length, trashed: [], kept: [] };
  for (const row of docs) {
    const saved = report.safeParse(row.report).data;
    const act = row.state === 'updated' ? setBack : takeBack;
    const { trashed, kept } = row.talent ? await act(req, row.talent, saved) : {};
    if (trashed) undone.trashed.push(trashed);
    if (kept) undone.kept.push(kept);
    // photos of a talent stay with it, in the trash too
    if (!trashed && !kept)
      for (const id of Object.values(readPhotos(row.photos))) await deleteUnused(req, id);
    const state = kept ? 'kept' : 'undone';
    await payload.update({ collection: 'roster-rows', id: row.id, data: { state } });
  }
  return undone;
}

/** Whether a package has or had the talent, or a slide shows it: none of these saves it. */
async function isUsed(req: PayloadRequest, id: number): Promise<boolean> {
  const found = sql`SELECT 1 AS one FROM sendings WHERE talent = ${id}
    UNION SELECT 1 FROM packages_talents WHERE talent_id = ${id}
    UNION SELECT 1 FROM slides WHERE talent_id = ${id}`;
  return (await rows(req, found, z.unknown())).length > 0;
}

async function takeBack(req: PayloadRequest, id: number, made: Saved): Promise<Fate> {
  const { payload, user } = req;
  const found = { collection: 'talents', id, depth: 0, trash: true } as const;
  const talent = await payload.findByID({ ...found, disableErrors: true });
  if (!talent) return {};
  const { name } = talent;
  if (isInTrash(talent)) return { trashed: { id, name } };
  if (talent.status === 'published') return { kept: { id, name, why: 'public' } };
  if (await isUsed(req, id)) return { kept: { id, name, why: 'used' } };
  if (talent.updatedAt !== made?.updatedAt) return { kept: { id, name, why: 'changed' } };
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ ...found, data, overrideAccess: false, overrideLock: false, user, req });
  return { trashed: { id, name } };
}

/** Restores the fields that the import saved, from the talent's history. */
async function setBack(req: PayloadRequest, id: number, saved: Saved): Promise<Fate> {
  const talent = await findById(req, 'talents', id);
  if (!talent) return {};
  const { updatedAt: at = '', fields: names = [] } = saved ?? {};
  const data = talent.updatedAt === at && (await valuesBefore(req, 'talents', { id, at, names }));
  if (!data) return { kept: { id, name: talent.name, why: 'changed' } };
  const save = { collection: 'talents', id, data, depth: 0, trash: true, overrideAccess: false } as const;
  await req.payload.update({ ...save, overrideLock: false, user: req.user, req });
  return {};
}

async function deleteUnused({ payload, user }: PayloadRequest, id: number): Promise<void> {
  await payload
    .delete({ collection: 'media', id, trash: true, user })
    .catch((error: unknown) => log('info', `Picture ${id} of an import stays: something shows it`, error));
}
