import { sql } from 'drizzle-orm';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { z } from 'zod';
import { refuseUnguardedTo } from '../parts/access/require.ts';
import { noteAct } from '../parts/audit/note.ts';
import { run } from '../platform/db/client.ts';
import type { Package, Talent } from '../platform/db/payload-types.ts';
import { refusal } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { packageOf } from './acts.ts';
import { listOf, talentIds } from './sendable.ts';
import { GRAVE } from './warning-texts.ts';

const about = z.object({ id: z.int().positive(), warnings: z.array(z.enum(GRAVE)) });
const body = z.object({ isRead: z.boolean(), talents: z.array(about).min(1).max(100) });

/** The name by which the log has a tick. */
function fieldOf(isRead: boolean, { warnings }: z.output<typeof about>): string {
  if (!isRead) return 'hidden_from_client';
  return warnings.includes('permit') ? 'shown_without_permit' : 'shown_to_client';
}

/**
 * POST /cms-api/packages/{id}/confirm-warnings: these warnings about these talents are read, so that the client sees
 * them; or not, which hides them again. A warning that staff did not name stays unread.
 */
export const confirmWarningsEndpoint = post('/:id/confirm-warnings', async (req) => {
  const { id, ...stored } = await packageOf(req);
  const { data } = body.safeParse(await req.json?.().catch(() => null));
  const known = new Set(talentIds(stored.talents));
  if (!data?.talents.every((talent) => known.has(talent.id))) throw refusal('?', 400);
  if (data.isRead)
    await refuseUnguardedTo(
      req,
      data.talents.map((talent) => talent.id),
    );
  const lines = data.talents.map(
    ({ id: talent, warnings }) => sql`(${id}, ${talent}, ${data.isRead ? warnings.join(' ') : ''})`,
  );
  await run(
    req,
    sql`INSERT INTO package_reads (package, talent, warnings) VALUES ${sql.join(lines, sql`, `)}
      ON CONFLICT (package, talent) DO UPDATE SET warnings = excluded.warnings`,
  );
  const shown = data.talents.map((talent) => ({ entry: talent.id, fields: [fieldOf(data.isRead, talent)] }));
  const fields = [...new Set(shown.flatMap((talent) => talent.fields))];
  await noteAct(req, { act: 'save', subject: 'packages', entry: id, fields });
  for (const talent of shown) await noteAct(req, { act: 'save', subject: 'talents', ...talent });
  return Response.json({ isRead: data.isRead });
});

/** Whoever leaves a package and comes back is read about again. */
export const forgetReads: CollectionAfterChangeHook<Package> = async ({ doc, req, operation }) => {
  if (operation === 'create') return;
  const ids = talentIds(doc.talents);
  const left = ids.length > 0 ? sql`AND talent NOT IN (${listOf(ids)})` : sql``;
  await run(req, sql`DELETE FROM package_reads WHERE package = ${doc.id} ${left}`);
};

/** Whoever comes back from the trash is read about again, as after a takedown. */
export const forgetReadsOfRestored: CollectionAfterChangeHook<Talent> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.deletedAt || doc.deletedAt) return;
  await run(req, sql`DELETE FROM package_reads WHERE talent = ${doc.id}`);
};

/** SQLite may give the id of a deleted talent to another. */
export const forgetReadsOf: CollectionAfterDeleteHook = async ({ id, req }) => {
  await run(req, sql`DELETE FROM package_reads WHERE talent = ${Number(id)}`);
};
