import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { isAnswering } from '../../parts/access/roles.ts';
import type { NoticeOf } from '../../parts/bulk/update-selected.ts';
import { atOnce, type Caller, rows } from '../../platform/db/client.ts';
import { startOfDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { packagesText } from './texts.ts';

const titled = z.object({ id: z.coerce.number(), title: z.string() });
type Which = { isWithdrawn: boolean; now: number };

/** The packages open at `now` (ms) that have one of these talents, or that withdrew one at a takedown. */
export async function openPackagesOf(by: Caller, talents: readonly number[], { isWithdrawn, now }: Which) {
  if (talents.length === 0) return [];
  const listed = sql.join(
    talents.map((id) => sql`${id}`),
    sql`, `,
  );
  const mark = isWithdrawn ? sql`t.taken_down IS TRUE` : sql`t.taken_down IS NOT TRUE`;
  return rows(
    by,
    sql`SELECT p.id, p.title FROM packages p WHERE p.state <> 'revoked' AND p.expires_at >= ${startOfDay(now)}
      AND EXISTS (SELECT 1 FROM packages_talents t WHERE t._parent_id = p.id AND t.talent_id IN (${listed}) AND ${mark})
      ORDER BY p.id`,
    titled,
  );
}

/** A sentence for a new status of many: open packages go on showing drafts, and hiding whom a takedown withdrew. */
export const unchangedPackages: NoticeOf = async (req, { ids, fields }) => {
  if (typeof fields.status !== 'string') return '';
  const isWithdrawn = fields.status === 'published';
  const found = await openPackagesOf(req, ids, { isWithdrawn, now: Date.now() });
  const titles = isAnswering(req.user) ? found.map(({ title }) => title) : [];
  const when = isWithdrawn ? 'hidden' : 'stays';
  return packagesText(when, { count: found.length, titles }, languageOf(req.i18n));
};

/** Takes the mark of a takedown off a talent in the packages open at `now` (ms); their ids. */
export async function returnToPackages(payload: Payload, talent: number, now: number): Promise<number[]> {
  const found = await openPackagesOf(payload, [talent], { isWithdrawn: true, now });
  if (found.length === 0) return [];
  const at = new Date(now).toISOString();
  await atOnce(
    payload,
    found.flatMap(({ id }) => [
      sql`UPDATE packages SET updated_at = ${at} WHERE id = ${id}`,
      sql`UPDATE packages_talents SET taken_down = FALSE WHERE _parent_id = ${id} AND talent_id = ${talent}`,
    ]),
  );
  return found.map(({ id }) => id);
}

/**
 * Marks a talent in every package, ended ones too: staff may open those again. Forms that are open become stale, and
 * the warnings about the talent unread: a minor who comes back is shown by a new tick alone.
 */
export async function withdrawFromPackages(payload: Payload, talent: number): Promise<void> {
  const at = new Date().toISOString();
  await atOnce(payload, [
    sql`UPDATE packages SET updated_at = ${at}
      WHERE id IN (SELECT _parent_id FROM packages_talents WHERE talent_id = ${talent} AND taken_down IS NOT TRUE)`,
    sql`UPDATE packages_talents SET taken_down = TRUE WHERE talent_id = ${talent}`,
    sql`DELETE FROM package_reads WHERE talent = ${talent}`,
  ]);
}
