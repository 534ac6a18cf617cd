import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';
import { picturesInTexts } from './uses.ts';

const idle = sql`
  SELECT id, updated_at FROM media WHERE deleted_at IS NULL
    AND id NOT IN (SELECT cover_id FROM talents WHERE cover_id IS NOT NULL)
    AND id NOT IN (SELECT cover_web_id FROM talents WHERE cover_web_id IS NOT NULL)
    AND id NOT IN (SELECT media_id FROM talents_rels WHERE media_id IS NOT NULL)
    AND id NOT IN (SELECT slide_mobile_id FROM slides WHERE slide_mobile_id IS NOT NULL)
    AND id NOT IN (SELECT slide_desktop_id FROM slides WHERE slide_desktop_id IS NOT NULL)
    AND id NOT IN (SELECT image_id FROM feed WHERE image_id IS NOT NULL)
    AND id NOT IN (SELECT cover_id FROM posts WHERE cover_id IS NOT NULL)
  ORDER BY id`;

/** A picture or video that nothing shows, not even something in the trash; `updated_at` is its last change. */
export type Unused = { id: number; updated_at: string };

export async function unusedMedia(payload: Payload): Promise<Unused[]> {
  const found = await rows(payload, idle, z.object({ id: z.number(), updated_at: moment }));
  if (found.length === 0) return [];
  const inTexts = new Set((await picturesInTexts(payload)).map(({ medium }) => medium));
  return found.filter(({ id }) => !inTexts.has(id));
}
