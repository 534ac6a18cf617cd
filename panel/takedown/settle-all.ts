import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../db/door.ts';
import { findAll } from '../db/find.ts';
import { files } from '../files/files.ts';
import { wakeWorker } from '../publishing/wake.ts';
import { mediaIds } from './media-ids.ts';
import { PLACES } from './places.ts';
import { carryOut, planFor } from './plan.ts';
import { withheldNames } from './withheld.ts';

const AT_ONCE = 500;

const pictured = sql`
  SELECT cover_id AS id FROM talents WHERE cover_id IS NOT NULL
  UNION SELECT cover_web_id FROM talents WHERE cover_web_id IS NOT NULL
  UNION SELECT media_id FROM talents_rels WHERE media_id IS NOT NULL
  UNION SELECT id FROM media WHERE taken_down OR deleted_at IS NOT NULL`;

async function markedMedia(payload: Payload): Promise<number[]> {
  const filename = { in: [...(await withheldNames(files()))] };
  return (await findAll(payload, 'media', { filename })).map(({ id }) => id);
}

/** At the start: hides pictures of talents that are not public and of posts to come, shows the others; mends after a crash. */
export async function settleAll(payload: Payload): Promise<void> {
  const ofTalents = await rows(payload, pictured, z.object({ id: z.number() }));
  const toCome = await findAll(payload, 'posts', {
    published_at: { greater_than: new Date().toISOString() },
  });
  const ofPosts = mediaIds(toCome.flatMap(PLACES.posts.pictures));
  const ids = [...new Set([...ofTalents.map(({ id }) => id), ...ofPosts, ...(await markedMedia(payload))])];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const plan = await planFor(payload, ids.slice(at, at + AT_ONCE));
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
