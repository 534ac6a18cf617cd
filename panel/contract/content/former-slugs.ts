import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';

const row = z.object({ post: z.coerce.number(), slug: z.string() });

/** Public slugs of each post, by its id, as far as its versions go back; today's may be among them. */
export async function formerSlugs(payload: Payload): Promise<Map<number, string[]>> {
  const found = await rows(
    payload,
    sql`SELECT DISTINCT parent_id AS post, version_slug AS slug FROM _posts_v
      WHERE parent_id IS NOT NULL AND version_slug IS NOT NULL AND version_status = 'published'
        AND version_deleted_at IS NULL
      ORDER BY parent_id, version_slug`,
    row,
  );
  const byPost = new Map<number, string[]>();
  for (const { post, slug } of found) byPost.set(post, [...(byPost.get(post) ?? []), slug]);
  return byPost;
}
