import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, rows } from '../../platform/db/client.ts';
import { mediaInText } from './media-in-text.ts';
import { mediaInSiteTexts, type SiteText } from './site-texts.ts';

const useRow = z.object({
  medium: z.number(),
  place: z.enum(['talents', 'slides', 'feed', 'posts']),
  id: z.number(),
  is_public: z.coerce.boolean(),
});

type UseRow = z.infer<typeof useRow>;
/** A use by a collection's row. */
export type UseKind = UseRow['place'];
/** One use of a picture. `is_public`: visitors of the site may see it there. */
export type Use = UseRow | { medium: number; place: SiteText; id: 0; is_public: true };

/** The SQL of `isPublic`. */
const publicAt = (now: number) => {
  const moment = new Date(now).toISOString();
  const isOnTime = sql`coalesce(publish_at <= ${moment}, TRUE) AND coalesce(hide_at > ${moment}, TRUE)`;
  return {
    talents: sql`status = 'published' AND deleted_at IS NULL AND ${isOnTime}`,
    slides: sql`is_active IS NOT FALSE AND deleted_at IS NULL AND ${isOnTime}`,
    posts: sql`status = 'published' AND deleted_at IS NULL AND published_at <= ${moment}`,
  };
};
type PublicAt = ReturnType<typeof publicAt>;

const inLinks = (asked: SQL, { talents, slides, posts }: PublicAt): SQL => sql`
  SELECT cover_id AS medium, 'talents' AS place, id, ${talents} AS is_public FROM talents WHERE cover_id IN ${asked}
  UNION SELECT cover_web_id, 'talents', id, ${talents} FROM talents WHERE cover_web_id IN ${asked}
  UNION SELECT r.media_id, 'talents', t.id, ${talents}
    FROM talents_rels r JOIN talents t ON t.id = r.parent_id WHERE r.media_id IN ${asked}
  UNION SELECT slide_mobile_id, 'slides', id, ${slides} FROM slides WHERE slide_mobile_id IN ${asked}
  UNION SELECT slide_desktop_id, 'slides', id, ${slides} FROM slides WHERE slide_desktop_id IN ${asked}
  UNION SELECT image_id, 'feed', id, TRUE FROM feed WHERE image_id IN ${asked}
  UNION SELECT cover_id, 'posts', id, ${posts} FROM posts WHERE cover_id IN ${asked}`;

const textRow = z.object({ id: z.number(), is_public: z.coerce.boolean(), content: z.unknown() });
const texts = ({ posts }: PublicAt): SQL =>
  sql`SELECT id, ${posts} AS is_public, content FROM posts WHERE CAST(content AS text) LIKE '%"upload"%'`;

/** The uses of pictures, and whether visitors see them at `now` (ms). */
export async function usesOf(by: Caller, media: readonly number[], now = Date.now()): Promise<Use[]> {
  if (media.length === 0) return [];
  const links = await rows(by, inLinks(sql`${media}`, publicAt(now)), useRow);
  const wanted = new Set(media);
  const inTexts = (await rows(by, texts(publicAt(now)), textRow)).flatMap(({ id, is_public, content }) =>
    mediaInText(content)
      .filter((medium) => wanted.has(medium))
      .map((medium): Use => ({ medium, place: 'posts', id, is_public })),
  );
  const inSiteTexts = (await mediaInSiteTexts(by))
    .filter(({ medium }) => wanted.has(medium))
    .map((use): Use => ({ ...use, id: 0, is_public: true }));
  return [...links, ...inTexts, ...inSiteTexts];
}
