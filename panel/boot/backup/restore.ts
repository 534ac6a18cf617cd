import { join } from 'node:path';
import type { Payload } from 'payload';
import { z } from 'zod';
import { deleteEntry } from '../../inbox/person/forget.ts';
import { clientOf } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import { unknownSteps } from '../../platform/db/pending-steps.ts';
import { allFiles, copyFile, forEachFile } from '../../platform/files/copy-file.ts';
import { diskStore } from '../../platform/files/disk.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { contentOf, type Database, type Removed, removedSince } from './database.ts';
import { DATABASE_KEY, type Manifest } from './manifest.ts';

type Options = {
  folder: string;
  manifest: Manifest;
  database: Database;
  store: FileStore;
  isReplacing: boolean;
  say: (line: string) => void;
};

/** Throws why a backup does not fit to this database and program. */
export async function refuseOther(
  { database, migrations, version }: Manifest,
  kind: Database['kind'],
): Promise<void> {
  if (database !== kind) {
    throw new Error(
      database === 'sqlite'
        ? 'This is a backup of SQLite: restore it without DATABASE_URL; `npm run move -w panel` then brings it to PostgreSQL'
        : 'This is a backup of PostgreSQL: set DATABASE_URL',
    );
  }
  const known = await import(`../../platform/migrations/${kind}/index.ts`);
  const names = z.array(z.object({ name: z.string() })).parse(known.migrations);
  if (unknownSteps(names, migrations).length > 0) {
    throw new Error(`This is a backup of a newer version (${version}): install that one first`);
  }
}

/**
 * Puts a verified backup in place: files, then rows at once, then other files go. Returns the entries deleted since,
 * if the old database is readable, else null.
 */
export async function restore({
  folder,
  manifest,
  database,
  store,
  isReplacing,
  say,
}: Options): Promise<Removed | null> {
  if (await database.isInUse()) throw new Error(`A panel runs on ${database.name}: stop all of them first`);
  await store.check();
  if (!isReplacing) await refuseContent(database, store);
  const removed = await removedSince(database.ask, manifest.made).catch(() => null);
  for (const { reference } of removed?.deletions ?? []) say(`Deleted after the backup: ${reference}`);

  const key = DATABASE_KEY[manifest.database];
  const from = diskStore(folder);
  const files = manifest.files.filter((file) => file.key !== key);
  await forEachFile(files, say, async (file) => {
    const copied = await copyFile(from, store, file.key);
    if (copied?.sha256 !== file.sha256) throw new Error(`${file.key} changed while it was restored`);
  });
  say(`Files: ${files.length}, compared`);
  await database.replace(join(folder, key));
  const { rows } = await contentOf(database.ask, await database.tables());
  if (JSON.stringify(rows) !== JSON.stringify(manifest.rows)) {
    throw new Error(`${database.name} has other rows than the backup: restore it again`);
  }
  say(`Database: ${Object.keys(rows).length} tables, every row counted`);

  const kept = new Set(files.map((file) => file.key));
  for await (const other of allFiles(store)) if (!kept.has(other.key)) await store.delete(other.key);
  return removed;
}

async function refuseContent(database: Database, store: FileStore): Promise<void> {
  const tables = await database.tables().catch(() => ['a file that cannot be read']);
  const { done } = await allFiles(store).next();
  if (tables.length === 0 && done) return;
  const found = [tables.length > 0 && database.name, !done && `files in ${store.name}`].filter(Boolean);
  throw new Error(
    `There is content already: ${found.join(', ')}. With --replace all of it is deleted and the backup takes its place.`,
  );
}

/** Repeats deletions made after the backup, and names those that only people can repeat. */
export async function deleteAgain(removed: Removed | null, made: string, say: (line: string) => void) {
  if (!removed) {
    say(
      `ATTENTION: what was deleted or taken down after ${made} is there again, and no old database tells what it was.`,
    );
    return;
  }
  const { deletions, takedowns } = removed;
  if (takedowns.length > 0)
    say(`ATTENTION: taken down after the backup, public again: ${takedowns.join(', ')}`);
  if (deletions.length === 0) return;
  const payload = await openPayload();
  await clientOf(payload).open(async () => {});
  for (const { reference, kind, reason } of deletions) {
    for (const { id } of await findAll(payload, kind, { reference: { equals: reference } }))
      await deleteEntry(payload, kind, id, reason);
  }
  await clientOf(payload).erase();
  say(`Deleted again, as after the backup: ${deletions.map(({ reference }) => reference).join(', ')}`);
}

/** Connects to the database without migrating it or running any work. */
export async function openPayload(): Promise<Payload> {
  const { default: payload } = await import('payload');
  const { default: config } = await import('../../payload.config.ts');
  await payload.init({ config: await config, disableOnInit: true });
  return payload;
}
