import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';
import { mediaInText } from './media-in-text.ts';
import { mediaInSiteTexts } from './site-texts.ts';

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
const texts = sql`SELECT content FROM posts WHERE CAST(content AS text) LIKE '%"upload"%'`;

/** A picture or video that nothing shows, not even something in the trash; `updated_at` is its last change. */
export type Unused = { id: number; updated_at: string };

export async function unusedMedia(payload: Payload): Promise<Unused[]> {
  const found = await rows(payload, idle, z.object({ id: z.number(), updated_at: moment }));
  if (found.length === 0) return [];
  const posts = await rows(payload, texts, z.object({ content: z.unknown() }));
  const inTexts = new Set(posts.flatMap(({ content }) => mediaInText(content)));
  for (const { medium } of await mediaInSiteTexts(payload)) inTexts.add(medium);
  return found.filter(({ id }) => !inTexts.has(id));
}
