import 'server-only';
import { type Post, type PostType, post, postAnswer } from '@passarela/contract';
import { z } from 'zod';
import { cleanHtml } from '../posts/clean.ts';
import { excerpt } from '../posts/excerpt.ts';
import type { Lang } from '../routes/screens.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { readPanel } from './panel-read.ts';
import { parseAnswer, parseRows } from './rows.ts';
import { tags } from './tags.ts';
import type { PostDetail, PostList, PostSummary } from './types.ts';

const TYPES: readonly PostType[] = ['blog', 'news'];

const listAnswer = z.object({ data: z.unknown(), current_page: z.number(), last_page: z.number() });

const summary = ({
  id,
  slug,
  title,
  cover,
  content,
  created_at,
  updated_at,
  translations,
}: Post): PostSummary => ({
  id: String(id),
  slug,
  title,
  cover,
  excerpt: excerpt(content),
  createdAt: created_at,
  updatedAt: updated_at,
  translations,
});

/** A page of the posts in a language, newest first; null for a page after the last (SPEC section 2, Blog list). */
export async function listPosts(lang: Lang, page: number, type: PostType = 'blog'): Promise<PostList | null> {
  const path = `/api/posts/${type}/${lang}`;
  const source = { service: 'panel', path } as const;
  const parse = (raw: unknown): PostList => {
    const answer = parseAnswer(listAnswer, raw, source);
    const own = parseRows(post, answer.data, source).filter(({ language }) => language === lang);
    return { posts: own.map(summary), page, lastPage: Math.max(1, answer.last_page) };
  };
  const reading = { key: `posts-${type}-${lang}-${page}`, load: () => readPanel(path, { page }), parse };
  const isAbsent = ({ lastPage }: PostList) => page > lastPage;
  const list = await cached({ ...reading, isAbsent }, [tags.posts]);
  return isAbsent(list) ? null : list;
}

/** Every post in a language, newest first: for sitemaps and feeds. */
export async function listAllPosts(lang: Lang): Promise<PostSummary[]> {
  const first = await listPosts(lang, 1);
  const others = Array.from({ length: (first?.lastPage ?? 1) - 1 }, (_, index) => listPosts(lang, index + 2));
  return [first, ...(await Promise.all(others))].flatMap((list) => list?.posts ?? []);
}

function detail(found: Post): PostDetail {
  const { content, description, language, batch } = found;
  return {
    ...summary(found),
    content: cleanHtml(content),
    description,
    language,
    batch,
  };
}

const source = { service: 'panel', path: '/api/posts/{type}/{slug}/{language}' } as const;

async function loadPost(slug: string, lang: Lang): Promise<unknown> {
  for (const type of TYPES) {
    const path = `/api/posts/${type}/${encodeURIComponent(slug)}/${lang}`;
    const answer = await callService({ service: 'panel', method: 'GET', path, expected: [404] });
    if (answer.status !== 404) return answer.body;
  }
  return { data: null };
}

/**
 * The post with that slug, or where its language differs the post of the same batch in `lang`; null for neither (SPEC
 * section 2, Post).
 */
export function getPost(slug: string, lang: Lang): Promise<PostDetail | null> {
  const parse = (raw: unknown) => {
    const { data } = parseAnswer(postAnswer.or(z.object({ data: z.null() })), raw, source);
    return data && detail(data);
  };
  const isAbsent = (value: PostDetail | null) => value === null;
  return cached({ key: `post-${lang}-${slug}`, load: () => loadPost(slug, lang), parse, isAbsent }, [
    tags.posts,
  ]);
}
