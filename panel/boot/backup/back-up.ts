import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import program from '../../package.json' with { type: 'json' };
import { syncFolder } from '../../platform/encryption/replace.ts';
import { allFiles, copyFile, forEachFile, hashOf } from '../../platform/files/copy-file.ts';
import { diskStore } from '../../platform/files/disk.ts';
import type { FileInfo, FileStore } from '../../platform/files/store.ts';
import type { Database } from './database.ts';
import { DATABASE_KEY, isWhole, readManifest, type StoredFile, writeManifest } from './manifest.ts';

const FINISHED = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;
const UNFINISHED = /^\d{4}-\d\d-\d\dT[\d-]+Z\.draft$/;
const NEW_FOLDER = { recursive: true, mode: 0o700 } as const;

type Options = {
  database: Database;
  store: FileStore;
  folder: string;
  /** Names of the panel's PRIVATE_KEYS. */
  keys: string[];
  say: (line: string) => void;
};

/**
 * Makes a backup, a folder named by its moment, one process at a time; the next removes a killed one's rest. The
 * database comes first, then files, which are on disk before their rows. Unchanged files are hard links to the last
 * backup's.
 */
export async function backUp({ database, store, folder, keys, say }: Options): Promise<string> {
  await mkdir(folder, NEW_FOLDER);
  const before = await lastBackup(folder);
  const made = new Date().toISOString();
  const finished = join(folder, made.replaceAll(/[:.]/g, '-'));
  const draft = `${finished}.draft`;
  const key = DATABASE_KEY[database.kind];
  await mkdir(dirname(join(draft, key)), NEW_FOLDER);
  const content = await database.save(join(draft, key));
  const total = Object.values(content.rows).reduce((sum, count) => sum + count, 0);
  say(`Database: ${total} rows in ${Object.keys(content.rows).length} tables`);

  const into = diskStore(draft);
  const { size } = (await into.stat(key)) ?? { size: 0 };
  const files: StoredFile[] = [{ key, size, sha256: await hashOf(into, key), etag: '' }];
  let fetched = 0;
  await forEachFile(allFiles(store), say, async (file) => {
    const kept = await linked(before, draft, file);
    const copied = kept ?? (await copyFile(store, into, file.key));
    // one that was deleted meanwhile
    if (!copied) return;
    if (!kept) fetched += 1;
    files.push({ key: file.key, size: copied.size, sha256: copied.sha256, etag: file.etag });
  });
  say(`Files: ${files.length - 1}, ${fetched} of them copied now`);

  const { version } = program;
  const about = { format: 1, made, version, database: database.kind, ...content, keys } as const;
  await writeManifest(draft, { ...about, files });
  await rename(draft, finished);
  await syncFolder(folder);
  return finished;
}

type Backup = { folder: string; files: Map<string, StoredFile> };

/** The newest finished backup; removes drafts. */
async function lastBackup(folder: string): Promise<Backup | null> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    await rm(join(folder, name), { recursive: true });
  }
  const last = names
    .filter((name) => FINISHED.test(name) && existsSync(join(folder, name, 'manifest.json')))
    .sort()
    .at(-1);
  if (!last) return null;
  const { files } = await readManifest(join(folder, last));
  return { folder: join(folder, last), files: new Map(files.map((file) => [file.key, file])) };
}

/** Hard-links the file into the draft if the last backup has the same bytes, and the disk can; else null. */
async function linked(before: Backup | null, draft: string, { key, etag }: FileInfo & { key: string }) {
  const kept = before?.files.get(key);
  if (!before || kept?.etag !== etag || !(await isWhole(before.folder, kept))) return null;
  await mkdir(dirname(join(draft, key)), NEW_FOLDER);
  return link(join(before.folder, key), join(draft, key)).then(
    () => kept,
    () => null,
  );
}
