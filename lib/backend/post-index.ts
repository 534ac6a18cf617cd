import 'server-only';
import type { PostType } from '@passarela/contract';
import { z } from 'zod';
import { LANGS, type Lang } from '../domain/languages.ts';
import type { PostIndex } from '../domain/types.ts';
import { callService } from './client.ts';
import type { HeldValue } from './held.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { parseAnswer } from './rows.ts';
import { backendState } from './state.ts';

const TYPES: readonly PostType[] = ['blog', 'news'];
const PAGES_MAX = 500;

const source = { service: 'panel', path: '/api/posts/{type}/{language}' } as const;
const slugs = z.array(z.object({ slug: z.string() }).catch({ slug: '' }));
const answer = z.object({ data: slugs, last_page: z.number() });
const kept = z.array(z.string());

async function loadType(type: PostType, lang: Lang): Promise<string[]> {
  const all: string[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, PAGES_MAX); page += 1) {
    const path = `/api/posts/${type}/${lang}`;
    const { status, body } = await callService({
      ...source,
      method: 'GET',
      path,
      query: { page },
      expected: [404],
    });
    if (status === 404) break;
    const { data, last_page } = parseAnswer(answer, body, source);
    if (data.length === 0) break;
    all.push(...data.map(({ slug }) => slug));
    last = last_page;
  }
  return all;
}

const load = async () =>
  (await Promise.all(TYPES.flatMap((type) => LANGS.map((lang) => loadType(type, lang))))).flat();

const reading: Reading<PostIndex> = {
  key: 'post-slugs',
  load,
  parse: (raw) => new Set(parseAnswer(kept, raw, source)),
};

/** The slugs of all posts, kept until `posts` is published; the last good ones in an outage. Throws BackendError. */
export const readPostIndex = (): Promise<HeldValue<PostIndex>> =>
  backendState().posts.get({
    whole: () => readFresh(reading),
    fallback: (failure) => readAfterFailure(reading, failure),
  });
