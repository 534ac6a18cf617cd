import 'server-only';
import type { PostType } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import { cleanPostHtml, excerpt } from '../domain/article-html.ts';
import { LANGS, type Lang, otherLang } from '../domain/languages.ts';
import { mergedPage, newestFirst, type PostSource } from '../domain/merge-posts.ts';
import type { PostDetail, PostIndex, PostList, PostSummary } from '../domain/types.ts';
import { POST, type PostAnswer, postIn } from './answers/content.ts';
import { isNothing, readOne, readPaging } from './answers/envelope.ts';
import { readText } from './answers/kinds.ts';
import { readRow } from './answers/row.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import type { CachedValue } from './memory-cache.ts';
import { cached, type Reading, readAfterFailure, readFresh } from './read.ts';
import { readPages, withPageSize } from './read-pages.ts';
import { parseAnswer, parseRows, readOrInvalid } from './rows.ts';
import { backendState, LIST_MAX_POSTS } from './state.ts';
import { tags } from './tags.ts';

const POST_TYPES: readonly PostType[] = ['blog', 'news'];

/** The page size of a service that does not state one. */
const PER_PAGE = 12;

/** A post of a list; its batch ties it to its translation. */
type ListedPost = Omit<PostSummary, 'translations'> & Pick<PostAnswer, 'batch' | 'translations'>;
type PostsOfType = { perPage: number; posts: ListedPost[] };
type PostRows = { perPage: number; rows: unknown[] };

/** All posts of a type in a language, as the service sends them; none if it has no such list. */
const loadPostRows = (type: PostType, lang: Lang): Promise<PostRows> =>
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

const postSummary = ({ language: _, description: __, content, ...post }: PostAnswer): ListedPost => ({
  ...post,
  excerpt: excerpt(content),
});

/** The posts of a type in a language, and how many a page has. Throws BackendError. */
function readPostList(type: PostType, lang: Lang): Promise<PostsOfType> {
  const parse = (raw: unknown) => {
    const posts = parseRows(POST, raw, CALLS.posts(type, lang)).filter(({ language }) => language === lang);
    return { perPage: readPaging(raw).perPage ?? PER_PAGE, posts: posts.map(postSummary) };
  };
  const load = async () => {
    const { perPage, rows } = await loadPostRows(type, lang);
    return { data: rows, per_page: perPage };
  };
  const reading: Reading<PostsOfType> = {
    key: `posts-${type}-${lang}`,
    load,
    parse,
    pictures: ({ posts }) => posts.map(({ cover }) => cover),
    list: { service: 'panel', tags: [tags.posts], count: ({ posts }) => posts.length },
  };
  return cached(reading, [tags.posts]);
}

/** The posts with their slugs in the other language, from the service, else by their common batch [S75.10]. */
async function withTranslations(posts: readonly ListedPost[], lang: Lang): Promise<PostSummary[]> {
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

const ONE_POST = { service: 'panel', path: '/api/posts/{type}/{slug}/{language}' } as const;

type Match = { type: PostType; row: Record<string, unknown>; post: PostAnswer };

async function find(slug: string, lang: Lang, types = POST_TYPES): Promise<Match | null> {
  for (const type of types) {
    const { status, body } = await callService({ ...CALLS.post(type, slug, lang), expected: [404] });
    if (status === 404 || isNothing(body)) continue;
    const post = readOrInvalid(postIn(body), body, ONE_POST);
    return { type, row: readOne(body, 'slug') ?? {}, post };
  }
  return null;
}

async function findTwin({ type, post }: Match, lang: Lang): Promise<Match | null> {
  if (post.batch === null) return null;
  const { rows } = await loadPostRows(type, lang);
  for (const row of rows.filter(isRecord)) {
    const read = readRow(POST, row);
    if (!('value' in read) || read.value.batch !== post.batch || read.value.language !== lang) continue;
    if (read.value.content !== '') return { type, row, post: read.value };
    const whole = await find(read.value.slug, lang, [type]);
    return whole?.post.language === lang ? whole : null;
  }
  return null;
}

/** The post with that slug, or its batch's in this language: the service's choice, else ours. */
async function loadPost(slug: string, lang: Lang): Promise<unknown> {
  const found = (await find(slug, lang)) ?? (await find(slug, otherLang(lang)));
  if (found === null) return { data: null };
  const inLang = found.post.language === lang ? found : await findTwin(found, lang);
  return { data: inLang?.row ?? null };
}

/** A post as its page shows it, without translations if the service names none. */
export const postDetail = (post: PostAnswer): PostDetail => {
  const { batch: _, translations, ...summary } = postSummary(post);
  return {
    ...summary,
    translations: translations ?? [],
    content: cleanPostHtml(post.content),
    description: post.description,
  };
};

/** The post with that slug, or its translation in `lang`; null for neither [S78.5-6]. */
export async function getPost(slug: string, lang: Lang): Promise<PostDetail | null> {
  const reading: Reading<PostAnswer | null> = {
    key: `post-${lang}-${slug}`,
    load: () => loadPost(slug, lang),
    parse: (raw) => (isNothing(raw) ? null : readOrInvalid(postIn(raw), raw, ONE_POST)),
    isAbsent: (post) => post === null,
    pictures: (post) => [post?.cover ?? null],
    list: {
      service: 'panel',
      tags: [tags.posts],
      count: (post) => (post !== null ? 1 : backendState().posts.peek()?.slugs.has(slug) ? 0 : null),
    },
  };
  const post = await cached(reading, [tags.posts]);
  if (post === null) return null;
  const [summary] = await withTranslations([postSummary(post)], lang);
  return { ...postDetail(post), translations: summary?.translations ?? [] };
}
