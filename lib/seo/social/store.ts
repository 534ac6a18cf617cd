import 'server-only';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/system/env';
import { log } from '@/lib/system/log';
import { onceAtATime } from '@/lib/system/once-at-a-time';
import { writeWhole } from '@/lib/system/whole-file';
import type { Drawing } from './draw';

const making = new Map<string, Promise<Drawing>>();

const VERSION = /[0-9a-f]{10}\.jpg$/;

async function dropOlder(folder: string, name: string) {
  const isOlder = (each: string) => each !== name && each.replace(VERSION, '') === name.replace(VERSION, '');
  for (const each of (await readdir(folder)).filter(isOlder)) await rm(join(folder, each), { force: true });
}

async function keep(folder: string, name: string, image: Buffer) {
  try {
    await writeWhole(join(folder, name), image);
    await dropOlder(folder, name);
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
