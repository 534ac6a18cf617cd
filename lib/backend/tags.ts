import type { Tag } from '@passarela/contract';

/** Cache tags (docs/services.md#freshness). */
export const tags = {
  talents: 'talents',
  slides: 'slides',
  entities: 'entities',
  posts: 'posts',
  social: 'social',
  options: 'options',
  talent: (id: number): Tag => `talent:${id}`,
} as const;

/** The talents among published tags. */
export const talentsOf = (published: readonly string[]): number[] =>
  published.flatMap((tag) => /^talent:(\d+)$/.exec(tag)?.slice(1).map(Number) ?? []);

/** Adds implied changes: a talent changes its lists, a post the lists and addresses of posts. */
export function withImplied(changed: readonly string[]): string[] {
  const implied = changed.flatMap((tag) => {
    if (tag.startsWith('talent:')) return [tag, tags.talents];
    return tag.startsWith('post:') ? [tag, tags.posts] : [tag];
  });
  return [...new Set(implied)];
}

/** The tag of pages that had nothing to show, and how long the server keeps them (server/page-cache.ts). */
export const OUTAGE_TAG = 'outage';
export const OUTAGE_LIFE_S = 10;
