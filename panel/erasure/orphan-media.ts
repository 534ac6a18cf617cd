import type { Payload } from 'payload';
import { readAgency } from '../content/agency/read.ts';
import { mediaNames } from '../platform/db/media-names.ts';
import { deleteUnder } from '../platform/files/delete-under.ts';
import { MEDIA } from '../platform/files/keys.ts';
import type { FileStore } from '../platform/files/store.ts';
import { processState } from '../platform/work/process-state.ts';

const ORPHAN_FOR_MS = 30 * 60 * 1000;
/** Empty files of earlier versions, which restored backups bring too; nothing reads them. */
const EARLIER_MARKS = 'withheld/';

/** Since when a key was seen without a row. */
const seen = processState('orphan-media', () => new Map<string, number>());

/** Removes media seen without a row for half an hour. Restored files may be old: their age does not count. */
export async function deleteOrphanMedia(payload: Payload, files: FileStore, now: number): Promise<number> {
  const found = await keysIn(files, MEDIA);
  const named = await mediaNames(payload);
  const { mark } = await readAgency(payload);
  if (mark) named.add(mark);
  const orphans = found.filter((key) => !named.has(key.slice(MEDIA.length)));
  const known = seen.get();
  for (const key of known.keys()) if (!orphans.includes(key)) known.delete(key);
  let removed = 0;
  for (const key of orphans) {
    const since = known.get(key) ?? now;
    known.set(key, since);
    if (now - since < ORPHAN_FOR_MS) continue;
    await files.delete(key);
    known.delete(key);
    removed += 1;
  }
  await files.clean(MEDIA, (_, at) => at < now - ORPHAN_FOR_MS);
  await deleteUnder(files, EARLIER_MARKS);
  return removed;
}

async function keysIn(files: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}
