import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { FeedPicture } from '../domain/types.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { type Download, download } from './download.ts';
import { readLastGood } from './last-good.ts';
import { cached } from './read.ts';
import { tags } from './tags.ts';

const ANSWER_LIMIT_MS = 4_000;
const RETRY_AFTER_MS = 60_000;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

async function fetchPicture(id: string, source: string): Promise<Download | 'failed'> {
  try {
    const picture = await download(source, ANSWER_LIMIT_MS);
    if (!TYPES.includes(picture.type)) throw new TypeError('no picture');
    return picture;
  } catch (error) {
    // The address carries a signature: only the kind of failure is logged.
    log('warn', 'instagram picture failed', { id, reason: error instanceof Error ? error.name : 'unknown' });
    return 'failed';
  }
}

/** Pictures by their posts, each fetched once. Their sizes lie on disk for a year, as Next's optimizer made them. */
const pictures = new LRUCache<string, Download | 'failed', string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (picture) => (picture === 'failed' ? 1 : picture.bytes.length),
  fetchMethod: async (id, _stale, { options, context: source }) => {
    const picture = await fetchPicture(id, source);
    if (picture === 'failed') options.ttl = RETRY_AFTER_MS;
    return picture;
  },
});

const KEY = 'instagram-media';
const COUNT = 12;
const FIELDS = 'id,caption,media_type,media_url,thumbnail_url,permalink';

const media = z.object({
  id: z.string().regex(/^\w+$/),
  caption: z.string().nullish(),
  media_type: z.string(),
  media_url: z.url().nullish(),
  thumbnail_url: z.url().nullish(),
  permalink: z.url(),
});
const answer = z.object({ data: z.array(z.unknown()).default([]) });

type Photo = FeedPicture & { source: string };

const stillOf = ({ media_type, media_url, thumbnail_url }: z.infer<typeof media>) =>
  (media_type === 'VIDEO' ? thumbnail_url : media_url) ?? null;

/** Reads an answer of the Graph API; a post that makes no sense or has no picture is left out. */
export function parseMedia(raw: unknown): Photo[] {
  const { data } = answer.catch({ data: [] }).parse(raw);
  return data.slice(0, COUNT).flatMap((each) => {
    const post = media.safeParse(each).data;
    const source = post && stillOf(post);
    if (!source) return [];
    const { id, permalink, caption } = post;
    return [{ id, image: `/api/instagram/${id}`, permalink, caption: caption ?? null, source }];
  });
}

async function fetchMedia(token: string): Promise<unknown> {
  const query = new URLSearchParams({ fields: FIELDS, limit: String(COUNT), access_token: token });
  const { bytes } = await download(`${env().INSTAGRAM_URL}/me/media?${query}`, ANSWER_LIMIT_MS, 'read');
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

/** The answer, or after a failure the last good one, or nothing: the home page never waits or fails for it. */
async function loadMedia(token: string): Promise<unknown> {
  try {
    return await fetchMedia(token);
  } catch (error) {
    // The address carries the token: only the kind of failure is logged.
    log('warn', 'instagram failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return (await readLastGood(KEY)) ?? { data: [] };
  }
}

async function listPhotos(): Promise<Photo[]> {
  const token = env().INSTAGRAM_TOKEN;
  if (token === undefined) return [];
  return cached({ key: KEY, load: () => loadMedia(token), parse: parseMedia }, [tags.entities]);
}

/** The newest posts of the agency's account, renewed hourly; none without INSTAGRAM_TOKEN. */
export const listInstagram = async (): Promise<FeedPicture[]> =>
  (await listPhotos()).map(({ source: _, ...photo }) => photo);

const isTrusted = (source: string) => {
  const { protocol, hostname, origin } = new URL(source);
  const isTheirs = /\.(cdninstagram\.com|fbcdn\.net)$/.test(hostname);
  return (protocol === 'https:' && isTheirs) || origin === new URL(env().INSTAGRAM_URL).origin;
};

/** The picture of one of the listed posts, fetched by us so that no browser has to; null if there is none. */
export async function getInstagramPicture(id: string): Promise<Download | null> {
  const photos = await listPhotos();
  const photo = photos.find((each) => each.id === id);
  if (!photo || !isTrusted(photo.source)) return null;
  const picture = await pictures.fetch(id, { context: photo.source });
  return picture === undefined || picture === 'failed' ? null : picture;
}
