import 'server-only';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FeedPicture } from '../domain/types.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { writeWhole } from '../system/whole-file.ts';
import { type Download, download } from './download.ts';
import { readLastGood } from './last-good.ts';
import { cached } from './read.ts';
import { tags } from './tags.ts';

const ANSWER_LIMIT_MS = 4_000;
const RETRY_AFTER_MS = 60_000;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

type Source = { id: string; source: string };

const loading = new Map<string, Promise<Download | null>>();
const recentlyFailed = new Set<string>();

const folder = () => join(env().SITE_CACHE_DIR, 'instagram');

async function readKept(id: string): Promise<Download | null> {
  for (const [type, ending] of Object.entries(ENDINGS)) {
    const bytes = await readFile(join(folder(), `${id}.${ending}`)).catch(() => null);
    if (bytes) return { type, bytes: new Uint8Array(bytes) };
  }
  return null;
}

async function dropUnlisted(listed: readonly Source[]) {
  const ids = new Set(listed.map(({ id }) => id));
  for (const file of await readdir(folder())) {
    const [id = ''] = file.split('.');
    if (!ids.has(id)) await rm(join(folder(), file), { force: true });
  }
}

async function keep(id: string, ending: string, { bytes }: Download, listed: readonly Source[]) {
  try {
    await writeWhole(join(folder(), `${id}.${ending}`), bytes);
    await dropUnlisted(listed);
  } catch (error) {
    log('warn', 'instagram picture not kept', { id, reason: String(error) });
  }
}

async function fetchAndKeep({ id, source }: Source, listed: readonly Source[]): Promise<Download | null> {
  try {
    const picture = await download(source, ANSWER_LIMIT_MS);
    const ending = ENDINGS[picture.type];
    if (ending === undefined) throw new TypeError('no picture');
    await keep(id, ending, picture, listed);
    return picture;
  } catch (error) {
    // The address carries a signature: only the kind of failure is logged.
    log('warn', 'instagram picture failed', { id, reason: error instanceof Error ? error.name : 'unknown' });
    recentlyFailed.add(source);
    setTimeout(() => recentlyFailed.delete(source), RETRY_AFTER_MS).unref();
    return null;
  }
}

async function load(photo: Source, listed: readonly Source[]): Promise<Download | null> {
  const kept = await readKept(photo.id);
  return kept || recentlyFailed.has(photo.source) ? kept : fetchAndKeep(photo, listed);
}

/** The picture of a listed post, from disk or fetched once; null if it fails, then for a minute. */
const storedPicture = (photo: Source, listed: readonly Source[]): Promise<Download | null> =>
  onceAtATime(loading, photo.id, () => load(photo, listed));

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
  return photo && isTrusted(photo.source) ? storedPicture(photo, photos) : null;
}
