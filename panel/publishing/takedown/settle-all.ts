import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import { files } from '../../platform/files/files.ts';
import { wakeWorker } from '../queue/job.ts';
import { mediaIds } from './media-ids.ts';
import { PICTURE_USES } from './picture-uses.ts';
import { carryOut, planFor } from './plan.ts';
import { withheldNames } from './withheld.ts';

const AT_ONCE = 500;

const pictured = sql`
  SELECT cover_id AS id FROM talents WHERE cover_id IS NOT NULL
  UNION SELECT cover_web_id FROM talents WHERE cover_web_id IS NOT NULL
  UNION SELECT media_id FROM talents_rels WHERE media_id IS NOT NULL
  UNION SELECT id FROM media WHERE taken_down OR deleted_at IS NOT NULL`;

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** The pictures of these files; queried in parts, because a database takes some thousands of values at once. */
async function mediaOf(payload: Payload, names: ReadonlySet<string>): Promise<number[]> {
  const found: number[] = [];
  for (const part of parts([...names])) {
    const media = await findAll(payload, 'media', { filename: { in: part } });
    found.push(...media.map(({ id }) => id));
  }
  return found;
}

/** Hides pictures of unpublished talents and future posts at the start, and shows the others; mends after a crash. */
export async function settleAll(payload: Payload): Promise<void> {
  const ofTalents = await rows(payload, pictured, z.object({ id: z.number() }));
  const toCome = await findAll(payload, 'posts', {
    published_at: { greater_than: new Date().toISOString() },
  });
  const ofPosts = mediaIds(toCome.flatMap(PICTURE_USES.posts.pictures));
  const withheld = await withheldNames(files());
  const ids = [
    ...new Set([...ofTalents.map(({ id }) => id), ...ofPosts, ...(await mediaOf(payload, withheld))]),
  ];
  for (const part of parts(ids)) {
    const plan = await planFor(payload, part, { withheld });
    if (plan.newlyHidden.length > 0) {
      await payload.db.create({
        collection: 'takedowns',
        data: {
          cause: 'start',
          subject: 'media',
          tags: ['talents'],
          files: plan.newlyHidden,
          kept: [],
          started_at: Date.now(),
        },
      });
    }
    await carryOut(plan);
  }
  wakeWorker();
}
