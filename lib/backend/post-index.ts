import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import { LANGS } from '../domain/languages.ts';
import type { PostIndex } from '../domain/types.ts';
import { readText } from './answers/kinds.ts';
import type { CachedValue } from './memory-cache.ts';
import { loadPostRows, POST_TYPES } from './post-lists.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { parseAnswer } from './rows.ts';
import { backendState } from './state.ts';
import { tags } from './tags.ts';

const source = { service: 'panel', path: '/api/posts/{type}/{language}' } as const;
const slugs = z.object({ slug: z.string(), former: z.array(z.string()) });
/** A last good answer of an earlier version is a list of slugs. */
const kept = z.array(
  z
    .string()
    .transform((slug) => ({ slug, former: [] as string[] }))
    .or(slugs),
);

function slugsOf(row: unknown): z.infer<typeof slugs>[] {
  const slug = isRecord(row) ? readText(row.slug) : null;
  if (!isRecord(row) || slug === null) return [];
  const former = Array.isArray(row.former_slugs)
    ? row.former_slugs.flatMap((each) => readText(each) ?? [])
    : [];
  return [{ slug, former }];
}

async function load(): Promise<z.infer<typeof slugs>[]> {
  const lists = POST_TYPES.flatMap((type) => LANGS.map((lang) => loadPostRows(type, lang)));
  return (await Promise.all(lists)).flatMap(({ rows }) => rows.flatMap(slugsOf));
}

const reading: Reading<PostIndex> = {
  key: 'post-slugs',
  load,
  parse: (raw) => {
    const posts = parseAnswer(kept, raw, source);
    return {
      slugs: new Set(posts.map(({ slug }) => slug)),
      moved: new Map(posts.flatMap(({ slug, former }) => former.map((each) => [each, slug] as const))),
    };
  },
  list: { service: 'panel', tags: [tags.posts], count: ({ slugs }) => slugs.size },
};

/**
 * The slugs of all posts, in memory until `posts` is published; the last good ones in an outage. Throws
 * BackendError.
 */
export const readPostIndex = (): Promise<CachedValue<PostIndex>> =>
  backendState().posts.get({
    whole: () => readFresh(reading),
    fallback: (failure) => readAfterFailure(reading, failure),
  });
