import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import type { Drawing } from './draw';

const making = new Map<string, Promise<Drawing>>();

async function readFileIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

async function keep(folder: string, path: string, image: Buffer) {
  try {
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, image);
    await rename(draft, path);
  } catch (error) {
    log('warn', 'social image not kept', { reason: String(error) });
  }
}

/**
 * A social image by its file name, which carries the version of what it shows: from disk, or drawn once and kept there
 * when it is whole.
 */
export async function storedImage(name: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const folder = join(env().SITE_CACHE_DIR, '..', 'social');
  const path = join(folder, name);
  const kept = await readFileIfThere(path);
  if (kept) return { image: kept, isWhole: true };
  const drawAndKeep = async () => {
    const drawing = await draw();
    if (drawing.isWhole) await keep(folder, path, drawing.image);
    return drawing;
  };
  const started = making.get(name) ?? drawAndKeep().finally(() => making.delete(name));
  making.set(name, started);
  return started;
}
