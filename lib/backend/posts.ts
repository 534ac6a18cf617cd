import 'server-only';
import type { PostType } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import { excerpt } from '../domain/article-html.ts';
import { LANGS, type Lang, otherLang } from '../domain/languages.ts';
import { mergedPage, newestFirst, type PostSource } from '../domain/merge-posts.ts';
import type { PostIndex, PostList, PostSummary } from '../domain/types.ts';
import { POST, type PostAnswer } from './answers/content.ts';
import { readPaging } from './answers/envelope.ts';
import { readText } from './answers/kinds.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import type { CachedValue } from './memory-cache.ts';
import { cached, type Reading, readAfterFailure, readFresh } from './read.ts';
import { readPages, withPageSize } from './read-pages.ts';
import { parseAnswer, parseRows } from './rows.ts';
import { backendState, LIST_MAX_POSTS } from './state.ts';
import { tags } from './tags.ts';

export const POST_TYPES: readonly PostType[] = ['blog', 'news'];

/** The page size of a service that does not state one. */
const PER_PAGE = 12;

/** A post of a list; its batch ties it to its translation. */
export type ListedPost = Omit<PostSummary, 'translations'> & Pick<PostAnswer, 'batch' | 'translations'>;
type PostCount = { posts: readonly unknown[] };
type PostRows = { perPage: number; rows: unknown[] };

/** All posts of a type in a language, as the service sends them; none if it has no such list. */
export const loadPostRows = (type: PostType, lang: Lang): Promise<PostRows> =>
  withPageSize('posts', CALLS.posts(type, lang), async (size) => {
    const isOwnSize = size === LIST_MAX_POSTS;
    let perPage = PER_PAGE;
    const load = async (page: number) => {
      const query = isOwnSize ? { page } : { page, paginate: size };
      const { status, body } = await callService({ ...CALLS.posts(type, lang, query), expected: [404] });
      if (page === 1 && isOwnSize) perPage = readPaging(body).perPage ?? PER_PAGE;
      return status === 404 ? null : body;
    };
    const rows = await readPages(load, CALLS.posts(type, lang));
    return { perPage, rows };
  });

export const postSummary = ({ language: _, description: __, content, ...post }: PostAnswer): ListedPost => ({
  ...post,
  excerpt: excerpt(content),
});

/** The posts of a type in a language, and how many a page has. Throws BackendError. */
function readPostList(type: PostType, lang: Lang): Promise<{ perPage: number; posts: ListedPost[] }> {
  const parse = (raw: unknown) => {
    const posts = parseRows(POST, raw, CALLS.posts(type, lang)).filter(({ language }) => language === lang);
    return { perPage: readPaging(raw).perPage ?? PER_PAGE, posts: posts.map(postSummary) };
  };
  const load = async () => {
    const { perPage, rows } = await loadPostRows(type, lang);
    return { data: rows, per_page: perPage };
  };
  const pictures = ({ posts }: { posts: ListedPost[] }) => posts.map(({ cover }) => cover);
  const list = {
    service: 'panel',
    tags: [tags.posts],
    count: ({ posts }: PostCount) => posts.length,
  } as const;
  return cached({ key: `posts-${type}-${lang}`, load, parse, pictures, list }, [tags.posts]);
}

/** The posts with their slugs in the other language, from the service, else by their common batch [S75.10]. */
export async function withTranslations(posts: readonly ListedPost[], lang: Lang): Promise<PostSummary[]> {
  const language = otherLang(lang);
  const mustLook = posts.some(({ translations, batch }) => translations === null && batch !== null);
  const lists = mustLook ? await Promise.all(POST_TYPES.map((type) => readPostList(type, language))) : [];
  const slugs = new Map(lists.flatMap((list) => list.posts).map(({ batch, slug }) => [batch, slug]));
  return posts.map(({ batch, translations, ...post }) => {
    const slug = batch === null ? undefined : slugs.get(batch);
    return { ...post, translations: translations ?? (slug === undefined ? [] : [{ language, slug }]) };
  });
}

const INDEX = { service: 'panel', path: '/api/posts/{type}/{language}' } as const;
const slugs = z.object({ slug: z.string(), former: z.array(z.string()) });

function slugsOf(row: unknown): z.infer<typeof slugs>[] {
  const slug = isRecord(row) ? readText(row.slug) : null;
  if (!isRecord(row) || slug === null) return [];
  const former = Array.isArray(row.former_slugs)
    ? row.former_slugs.flatMap((each) => readText(each) ?? [])
    : [];
  return [{ slug, former }];
}

async function loadSlugs(): Promise<z.infer<typeof slugs>[]> {
  const lists = POST_TYPES.flatMap((type) => LANGS.map((lang) => loadPostRows(type, lang)));
  return (await Promise.all(lists)).flatMap(({ rows }) => rows.flatMap(slugsOf));
}

const indexReading: Reading<PostIndex> = {
  key: 'post-slugs',
  load: loadSlugs,
  parse: (raw) => {
    const posts = parseAnswer(z.array(slugs), raw, INDEX);
    return {
      slugs: new Set(posts.map(({ slug }) => slug)),
      moved: new Map(posts.flatMap(({ slug, former }) => former.map((each) => [each, slug] as const))),
    };
  },
  list: { service: 'panel', tags: [tags.posts], count: ({ slugs }) => slugs.size },
};

/** The slugs of all posts, in memory until `posts` is published; the last good ones in an outage. */
export const readPostIndex = (): Promise<CachedValue<PostIndex>> =>
  backendState().posts.get({
    whole: () => readFresh(indexReading),
    fallback: (failure) => readAfterFailure(indexReading, failure),
  });

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
