import 'server-only';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/system/env';
import { log } from '@/lib/system/log';
import { onceAtATime } from '@/lib/system/once-at-a-time';
import { writeWhole } from '@/lib/system/whole-file';
import type { Takedown } from './takedown.ts';

/** A picture or document as it was drawn; `isWhole` is false if a picture in it could not be had just now. */
export type Drawing = { bytes: Buffer; isWhole: boolean };

const drawingsFolder = () => join(env().SITE_CACHE_DIR, 'social');

const making = new Map<string, Promise<Drawing>>();

/** The newest are stored: anybody can make up selections, and a robot may fetch every card. */
export const STORED_MAX = { selection: 200, card: 400 } as const;
type Bounded = keyof typeof STORED_MAX;

const BOUNDED: readonly Bounded[] = ['selection', 'card'];
const boundedKind = (name: string): Bounded | undefined => {
  const [, kind] = /^\w+?-(selection|card)-/.exec(name) ?? [];
  return BOUNDED.find((each) => each === kind);
};

const VERSION = /[0-9a-f]{10}\.(?:jpg|pdf)$/;

async function dropOlder(folder: string, name: string) {
  const isOlder = (each: string) => each !== name && each.replace(VERSION, '') === name.replace(VERSION, '');
  for (const each of (await readdir(folder)).filter(isOlder)) await rm(join(folder, each), { force: true });
}

async function dropOldest(folder: string, kind: Bounded) {
  const names = (await readdir(folder)).filter((name) => boundedKind(name) === kind);
  if (names.length <= STORED_MAX[kind]) return;
  const writtenAt = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: await writtenAt(join(folder, name)) })),
  );
  const oldest = files.sort((one, other) => other.at - one.at).slice(STORED_MAX[kind]);
  for (const { path } of oldest) await rm(path, { force: true });
}

async function keep(folder: string, name: string, bytes: Buffer) {
  try {
    await writeWhole(join(folder, name), bytes);
    await dropOlder(folder, name);
    const kind = boundedKind(name);
    if (kind) await dropOldest(folder, kind);
  } catch (error) {
    log('warn', 'drawing not kept', { reason: String(error) });
  }
}

/** A drawing by its file name: from disk, or drawn once and stored in place of earlier versions, if it is whole. */
export async function storedDrawing(name: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const folder = drawingsFolder();
  const kept = await readFile(join(folder, name)).catch(() => null);
  if (kept) return { bytes: kept, isWhole: true };
  return onceAtATime(making, name, async () => {
    const drawing = await draw();
    if (drawing.isWhole) await keep(folder, name, drawing.bytes);
    return drawing;
  });
}

/** Whether a drawing may show something taken down, by its name; those of lists always may, and are drawn anew. */
function isAffected(name: string, { talents, files }: Takedown): boolean {
  const [, kind, ids = ''] =
    /^(?:pt|en)-(talent|list|site|post|selection|card)-(?:(?:[a-z]+-)?([\d.]+)-)?/.exec(name) ?? [];
  const showsOne = ids.split('.').some((id) => talents.includes(Number(id)));
  if (kind === 'talent') return showsOne;
  if (kind === 'selection' || kind === 'card') return showsOne || files.length > 0;
  if (kind === 'post') return files.length > 0;
  return kind !== undefined;
}

/** Removes every drawing: all of them carry the agency's name and mark. */
export const dropAllDrawings = (): Promise<void> => rm(drawingsFolder(), { recursive: true, force: true });

/** Removes what may show something taken down; returns how many. */
export async function dropDrawings(takedown: Takedown): Promise<number> {
  const folder = drawingsFolder();
  const names = (await readdir(folder).catch(() => [])).filter((name) => isAffected(name, takedown));
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}
