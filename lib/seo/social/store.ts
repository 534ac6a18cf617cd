import 'server-only';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/system/env';
import { log } from '@/lib/system/log';
import { onceAtATime } from '@/lib/system/once-at-a-time';
import { writeWhole } from '@/lib/system/whole-file';
import type { Drawing } from './draw';

const making = new Map<string, Promise<Drawing>>();

/** So many pictures of selections are kept: anybody can make selections up. */
export const SELECTIONS_MAX = 200;
const OF_SELECTION = /^\w+-selection-.+\.jpg$/;

const VERSION = /[0-9a-f]{10}\.jpg$/;

async function dropOlder(folder: string, name: string) {
  const isOlder = (each: string) => each !== name && each.replace(VERSION, '') === name.replace(VERSION, '');
  for (const each of (await readdir(folder)).filter(isOlder)) await rm(join(folder, each), { force: true });
}

async function dropOldestSelections(folder: string) {
  const names = (await readdir(folder)).filter((name) => OF_SELECTION.test(name));
  if (names.length <= SELECTIONS_MAX) return;
  const writtenAt = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: await writtenAt(join(folder, name)) })),
  );
  const oldest = files.sort((one, other) => other.at - one.at).slice(SELECTIONS_MAX);
  for (const { path } of oldest) await rm(path, { force: true });
}

async function keep(folder: string, name: string, image: Buffer) {
  try {
    await writeWhole(join(folder, name), image);
    await dropOlder(folder, name);
    if (OF_SELECTION.test(name)) await dropOldestSelections(folder);
  } catch (error) {
    log('warn', 'social image not kept', { reason: String(error) });
  }
}

/** A preview by its file name: from disk, or drawn once and kept in place of earlier versions, if it is whole. */
export async function storedImage(name: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const folder = join(env().SITE_CACHE_DIR, 'social');
  const kept = await readFile(join(folder, name)).catch(() => null);
  if (kept) return { image: kept, isWhole: true };
  return onceAtATime(making, name, async () => {
    const drawing = await draw();
    if (drawing.isWhole) await keep(folder, name, drawing.image);
    return drawing;
  });
}
