import 'server-only';
import { type Post, type PostType, post, postAnswer } from '@passarela/contract';
import { z } from 'zod';
import { cleanHtml, excerpt } from '../domain/article-html.ts';
import type { Lang } from '../domain/languages.ts';
import { mergedPage, newestFirst, type PostSource, pageSize } from '../domain/merge-posts.ts';
import type { PostDetail, PostList, PostSummary } from '../domain/types.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { parseAnswer, parseRows } from './rows.ts';
import { tags } from './tags.ts';

const TYPES: readonly PostType[] = ['blog', 'news'];

const listAnswer = z.object({
  data: z.unknown(),
  last_page: z.number(),
  per_page: z.number().positive().optional(),
  total: z.number().optional(),
});

const summary = ({ slug, title, cover, translations, ...post }: Post): PostSummary => ({
  slug,
  title,
  cover,
  translations,
  id: String(post.id),
  excerpt: excerpt(post.content),
  createdAt: post.created_at,
  updatedAt: post.updated_at,
});

async function readPage(type: PostType, lang: Lang, page: number): Promise<PostSource> {
  const path = `/api/posts/${type}/${lang}`;
  const source = { service: 'panel', path } as const;
  const load = async () => {
    const answer = await callService({ ...source, method: 'GET', query: { page }, expected: [404] });
    return answer.status === 404 ? { data: [], last_page: 1, total: 0 } : answer.body;
  };
  const parse = (raw: unknown): PostSource => {
    const { data, ...answer } = parseAnswer(listAnswer, raw, source);
    const own = parseRows(post, data, source).filter(({ language }) => language === lang);
    const lastPage = Math.max(1, answer.last_page);
    const perPage = answer.per_page ?? Math.max(1, own.length);
    return { posts: own.map(summary), perPage, lastPage, total: answer.total ?? own.length };
  };
  const isAbsent = ({ lastPage }: PostSource) => page > lastPage;
  return cached({ key: `posts-${type}-${lang}-${page}`, load, parse, isAbsent }, [tags.posts]);
}

async function readPages(type: PostType, lang: Lang, first: PostSource, last: number): Promise<PostSource> {
  const count = Math.max(0, Math.min(last, first.lastPage) - 1);
  const others = Array.from({ length: count }, (_, index) => readPage(type, lang, index + 2));
  return { ...first, posts: [first, ...(await Promise.all(others))].flatMap(({ posts }) => posts) };
}

const readFirsts = (lang: Lang) =>
  Promise.all(TYPES.map(async (type) => ({ type, first: await readPage(type, lang, 1) })));

/** A page of blog and news as one list, newest first; null after the last (docs/decisions/blog-and-news.md). */
export async function listPosts(lang: Lang, page: number): Promise<PostList | null> {
  const firsts = await readFirsts(lang);
  const size = pageSize(firsts.map(({ first }) => first));
  const sources = await Promise.all(
    firsts.map(({ type, first }) => readPages(type, lang, first, Math.ceil((page * size) / first.perPage))),
  );
  return mergedPage(sources, page);
}

/** Every post in a language, newest first: for sitemaps and feeds. */
export async function listAllPosts(lang: Lang): Promise<PostSummary[]> {
  const firsts = await readFirsts(lang);
  const sources = await Promise.all(
    firsts.map(({ type, first }) => readPages(type, lang, first, first.lastPage)),
  );
  return newestFirst(sources.flatMap(({ posts }) => posts));
}

/** A post as its page shows it. */
export const postDetail = (whole: Post): PostDetail => ({
  ...summary(whole),
  content: cleanHtml(whole.content),
  description: whole.description,
});

const ONE_POST = { service: 'panel', path: '/api/posts/{type}/{slug}/{language}' } as const;

async function loadPost(slug: string, lang: Lang): Promise<unknown> {
  for (const type of TYPES) {
    const path = `/api/posts/${type}/${encodeURIComponent(slug)}/${lang}`;
    const answer = await callService({ service: 'panel', method: 'GET', path, expected: [404] });
    if (answer.status !== 404) return answer.body;
  }
  return { data: null };
}

/** The post with that slug, or its translation in `lang`; null for neither (SPEC section 2, Post). */
export function getPost(slug: string, lang: Lang): Promise<PostDetail | null> {
  const parse = (raw: unknown) => {
    const { data } = parseAnswer(postAnswer.or(z.object({ data: z.null() })), raw, ONE_POST);
    return data && postDetail(data);
  };
  const isAbsent = (value: PostDetail | null) => value === null;
  return cached({ key: `post-${lang}-${slug}`, load: () => loadPost(slug, lang), parse, isAbsent }, [
    tags.posts,
  ]);
}
