import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import { LANGS } from '../domain/languages.ts';
import type { PostIndex } from '../domain/types.ts';
import { readText } from './answers/scalars.ts';
import type { HeldValue } from './held.ts';
import { loadPostRows, POST_TYPES } from './post-lists.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { parseAnswer } from './rows.ts';
import { backendState } from './state.ts';

const source = { service: 'panel', path: '/api/posts/{type}/{language}' } as const;
const kept = z.array(z.string());

const slugOf = (row: unknown) => (isRecord(row) ? (readText(row.slug) ?? []) : []);

async function load(): Promise<string[]> {
  const lists = POST_TYPES.flatMap((type) => LANGS.map((lang) => loadPostRows(type, lang)));
  return (await Promise.all(lists)).flatMap(({ rows }) => rows.flatMap(slugOf));
}

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
