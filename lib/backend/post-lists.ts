import 'server-only';
import type { PostType } from '@passarela/contract';
import { excerpt } from '../domain/article-html.ts';
import { type Lang, otherLang } from '../domain/languages.ts';
import type { PostSummary } from '../domain/types.ts';
import { POST, type PostAnswer } from './answers/content.ts';
import { readPaging } from './answers/envelope.ts';
import { cached } from './cache.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import { withPageSize } from './page-size.ts';
import { readPages } from './read-pages.ts';
import { parseRows } from './rows.ts';
import { LIST_MAX_POSTS } from './state.ts';
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
export function readPostList(type: PostType, lang: Lang): Promise<{ perPage: number; posts: ListedPost[] }> {
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
