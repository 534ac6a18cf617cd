import { LANGUAGES } from '@passarela/contract/limits';
import { slugify } from '@passarela/contract/slug';
import { z } from 'zod/mini';
import { isPostOnSite, isTalentOnSite } from '../../platform/reference/on-site.ts';
import { postPath, profilePath } from '../../platform/reference/site-paths.ts';

const time = z.nullish(z.string());
const shared = z.object({ status: z.string(), deletedAt: time });
const talent = z.extend(shared, { id: z.number(), name: z.string(), publish_at: time, hide_at: time });
const post = z.extend(shared, {
  slug: z.string().check(z.minLength(1)),
  language: z.enum(LANGUAGES),
  published_at: z.string(),
});

/**
 * The path under which visitors see a stored talent or post at `now` (ms); null while they do not. A name outside Latin
 * is `-`, from which the site leads to its address: signs' readings are half a megabyte.
 */
export function publicPath(collection: string, stored: unknown, now: number): string | null {
  if (collection === 'talents') {
    const { data } = talent.safeParse(stored);
    return data && isTalentOnSite(data, now) ? profilePath(data.id, slugify(data.name)) : null;
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
