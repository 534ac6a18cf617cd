import { language } from '@passarela/contract';
import { z } from 'zod';
import { isPostOnSite, isTalentOnSite } from '../../platform/reference/on-site.ts';
import { postPath, profilePath } from '../../platform/reference/site-paths.ts';

const time = z.string().nullish();
const shared = z.object({ status: z.string(), deletedAt: time });
const talent = shared.extend({ id: z.number(), name: z.string(), publish_at: time, hide_at: time });
const post = shared.extend({ slug: z.string().min(1), language, published_at: z.string() });

/** The path under which visitors see a stored talent or post at `now` (ms); null while they do not. */
export function publicPath(collection: string, stored: unknown, now: number): string | null {
  if (collection === 'talents') {
    const { data } = talent.safeParse(stored);
    return data && isTalentOnSite(data, now) ? profilePath(data.id, data.name) : null;
  }
  const { data } = post.safeParse(stored);
  return collection === 'posts' && data && isPostOnSite(data, now)
    ? postPath(data.slug, data.language)
    : null;
}

const saved = z.object({ id: z.number(), deletedAt: time });

/** The preview's address of a stored talent or post; null without a preview, and in the trash. */
export function previewOf(collection: string, stored: unknown): string | null {
  const { data } = saved.safeParse(stored);
  const hasPreview = collection === 'talents' || collection === 'posts';
  return hasPreview && data && !data.deletedAt ? `/cms-api/${collection}/${data.id}/preview` : null;
}
