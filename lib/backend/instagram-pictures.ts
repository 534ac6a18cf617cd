import 'server-only';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { writeWhole } from '../system/whole-file.ts';
import { type Download, download } from './download.ts';

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
export const storedPicture = (photo: Source, listed: readonly Source[]): Promise<Download | null> =>
  onceAtATime(loading, photo.id, () => load(photo, listed));
