import 'server-only';
import { request } from 'undici';
import { z } from 'zod';
import type { FeedPicture } from '../domain/types.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { cached } from './cache.ts';
import { connectionsFor } from './connections.ts';
import type { Download } from './download.ts';
import { storedPicture } from './instagram-pictures.ts';
import { readLastGood } from './last-good.ts';
import { tags } from './tags.ts';

const KEY = 'instagram-media';
const COUNT = 12;
const ANSWER_LIMIT_MS = 4_000;
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
  const { statusCode, body } = await request(`${env().INSTAGRAM_URL}/me/media`, {
    query: { fields: FIELDS, limit: COUNT, access_token: token },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    dispatcher: connectionsFor('read'),
  });
  if (statusCode === 200) return body.json();
  await body.dump();
  throw new Error(`status ${statusCode}`);
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
  return photo && isTrusted(photo.source) ? storedPicture(photo, photos) : null;
}
