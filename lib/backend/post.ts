import 'server-only';
import type { PostType } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { cleanPostHtml } from '../domain/article-html.ts';
import { type Lang, otherLang } from '../domain/languages.ts';
import type { PostDetail } from '../domain/types.ts';
import { POST, type PostAnswer, postIn } from './answers/content.ts';
import { isNothing, readOne } from './answers/envelope.ts';
import { readRow } from './answers/row.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import { loadPostRows, POST_TYPES, postSummary, withTranslations } from './posts.ts';
import { cached } from './read.ts';
import { readOrInvalid } from './rows.ts';
import { backendState } from './state.ts';
import { tags } from './tags.ts';

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
  const parse = (raw: unknown) => (isNothing(raw) ? null : readOrInvalid(postIn(raw), raw, ONE_POST));
  const isAbsent = (value: PostAnswer | null) => value === null;
  const pictures = (value: PostAnswer | null) => [value?.cover ?? null];
  const reading = {
    key: `post-${lang}-${slug}`,
    load: () => loadPost(slug, lang),
    parse,
    isAbsent,
    pictures,
    list: {
      service: 'panel',
      tags: [tags.posts],
      count: (value: unknown) =>
        value !== null ? 1 : backendState().posts.peek()?.slugs.has(slug) ? 0 : null,
    } as const,
  };
  const post = await cached(reading, [tags.posts]);
  if (post === null) return null;
  const [summary] = await withTranslations([postSummary(post)], lang);
  return { ...postDetail(post), translations: summary?.translations ?? [] };
}
