import 'server-only';
import type { Lang } from '../domain/languages.ts';
import { mergedPage, newestFirst, type PostSource } from '../domain/merge-posts.ts';
import type { PostList, PostSummary } from '../domain/types.ts';
import { POST_TYPES, readPostList, withTranslations } from './post-lists.ts';

const readSources = (lang: Lang): Promise<PostSource[]> =>
  Promise.all(
    POST_TYPES.map(async (type) => {
      const { perPage, posts } = await readPostList(type, lang);
      return { perPage, posts: await withTranslations(posts, lang) };
    }),
  );

/** A page of blog and news as one list, newest first; null after the last (docs/decisions/blog-and-news.md). */
export const listPosts = async (lang: Lang, page: number): Promise<PostList | null> =>
  mergedPage(await readSources(lang), page);

/** Every post in a language, newest first: for sitemaps and feeds. */
export const listAllPosts = async (lang: Lang): Promise<PostSummary[]> =>
  newestFirst((await readSources(lang)).flatMap(({ posts }) => posts));
