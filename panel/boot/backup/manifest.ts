import { existsSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { forEachFile, hashOf } from '../../platform/files/copy-file.ts';
import { diskStore } from '../../platform/files/disk.ts';
import type { FileStore } from '../../platform/files/store.ts';

const NAME = 'manifest.json';
const NAMED_AT_MOST = 10;

const manifest = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
  /** Names of the PRIVATE_KEYS that the panel had, never the keys. */
  keys: z.array(z.string()),
  /** Every file, that of the database too. `etag`: the panel store's name of these bytes. */
  files: z.array(z.object({ key: z.string(), size: z.number(), sha256: z.string(), etag: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;
export type StoredFile = Manifest['files'][number];

/** The place of the database in a backup. */
export const DATABASE_KEY = { sqlite: 'database/panel.sqlite', postgres: 'database/panel.dump' };

/** The last file of a backup: without it there is none. */
export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), JSON.stringify(content, null, 1), { flush: true });

/** Reads the manifest of a backup; throws if the backup was never finished. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, NAME);
  if (!existsSync(file)) throw new Error(`${folder} is no finished backup: it has no ${NAME}`);
  const text = await readFile(file, 'utf8');
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is damaged, or of another version of this program`);
  }
}

/** Whether a backup still has a file, byte for byte. */
export const isWhole = async (folder: string, { key, sha256 }: StoredFile): Promise<boolean> =>
  (await hashOf(diskStore(folder), key).catch(() => '')) === sha256;

/** Throws, naming them, if files of a backup are gone or changed. */
export async function verify(
  folder: string,
  { files }: Manifest,
  say: (line: string) => void,
): Promise<void> {
  const bad: string[] = [];
  await forEachFile(files, say, async (file) => {
    if (!(await isWhole(folder, file))) bad.push(file.key);
  });
  if (bad.length === 0) return;
  const named = bad.slice(0, NAMED_AT_MOST).join(', ');
  throw new Error(`${bad.length} files are missing or changed in ${folder}: ${named}. Nothing was restored.`);
}

/** Makes sure that a file of another program survives a power cut. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

const KEY = 'notes/last-backup.json';

const note = z.object({ at: z.iso.datetime() });

/** Stores the time (ISO) of a finished backup for all instances of the panel. */
export const noteBackup = (store: FileStore, at: string): Promise<void> =>
  store.put(KEY, Buffer.from(JSON.stringify({ at })));

/** When the last backup was finished (ISO); null when none is known. */
export async function lastBackupAt(store: FileStore): Promise<string | null> {
  const found = await store.get(KEY);
  if (!found) return null;
  const content = (await buffer(found.stream)).toString();
  const parsed = note.safeParse(content.startsWith('{') ? JSON.parse(content) : null);
  return parsed.data?.at ?? null;
}
