import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mediaInText } from '../articles/media-in-text.ts';
import { type Caller, rows } from '../db/door.ts';

const useRow = z.object({
  medium: z.number(),
  place: z.enum(['talents', 'slides', 'feed', 'posts']),
  id: z.number(),
  is_public: z.coerce.boolean(),
});

/** One use of a picture. `is_public`: visitors of the site may see it there. */
export type Use = z.infer<typeof useRow>;

const inLinks = (asked: SQL): SQL => sql`
  SELECT cover_id AS medium, 'talents' AS place, id, status = 'published' AND deleted_at IS NULL AS is_public
    FROM talents WHERE cover_id IN ${asked}
  UNION SELECT cover_web_id, 'talents', id, status = 'published' AND deleted_at IS NULL FROM talents WHERE cover_web_id IN ${asked}
  UNION SELECT r.media_id, 'talents', t.id, t.status = 'published' AND t.deleted_at IS NULL
    FROM talents_rels r JOIN talents t ON t.id = r.parent_id WHERE r.media_id IN ${asked}
  UNION SELECT slide_mobile_id, 'slides', id, is_active IS NOT FALSE AND deleted_at IS NULL FROM slides WHERE slide_mobile_id IN ${asked}
  UNION SELECT slide_desktop_id, 'slides', id, is_active IS NOT FALSE AND deleted_at IS NULL FROM slides WHERE slide_desktop_id IN ${asked}
  UNION SELECT image_id, 'feed', id, TRUE FROM feed WHERE image_id IN ${asked}
  UNION SELECT cover_id, 'posts', id, status = 'published' AND deleted_at IS NULL FROM posts WHERE cover_id IN ${asked}`;

const textRow = z.object({ id: z.number(), is_public: z.coerce.boolean(), content: z.unknown() });
const texts = sql`SELECT id, status = 'published' AND deleted_at IS NULL AS is_public, content FROM posts WHERE CAST(content AS text) LIKE '%"upload"%'`;

/** Where pictures are used. A scheduled post counts as public: it is published without a save. */
export async function usesOf(by: Caller, media: readonly number[]): Promise<Use[]> {
  if (media.length === 0) return [];
  const links = await rows(by, inLinks(sql`${media}`), useRow);
  const wanted = new Set(media);
  const inTexts = (await rows(by, texts, textRow)).flatMap(({ id, is_public, content }) =>
    mediaInText(content)
      .filter((medium) => wanted.has(medium))
      .map((medium): Use => ({ medium, place: 'posts', id, is_public })),
  );
  return [...links, ...inTexts];
}
