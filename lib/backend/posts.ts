import 'server-only';
import type { Lang } from '../domain/languages.ts';
import { mergedPage, newestFirst, type PostSource } from '../domain/merge-posts.ts';
import type { PostList, PostSummary } from '../domain/types.ts';
import { POST_TYPES, readPostList, withTranslations } from './post-lists.ts';

/** The posts of each type; one that a service gives for both is there once, since its slug is its address. */
async function readSources(lang: Lang): Promise<PostSource[]> {
  const seen = new Set<string>();
  const lists = await Promise.all(POST_TYPES.map((type) => readPostList(type, lang)));
  return Promise.all(
    lists.map(async ({ perPage, posts }) => {
      const fresh = posts.filter(({ slug }) => !seen.has(slug));
      for (const { slug } of fresh) seen.add(slug);
      return { perPage, posts: await withTranslations(fresh, lang) };
    }),
  );
}

/** A page of blog and news as one list, newest first; null after the last (docs/decisions/lists.md). */
export const listPosts = async (lang: Lang, page: number): Promise<PostList | null> =>
  mergedPage(await readSources(lang), page);

export const listAllPosts = async (lang: Lang): Promise<PostSummary[]> =>
  newestFirst((await readSources(lang)).flatMap(({ posts }) => posts));
