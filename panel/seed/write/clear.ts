import type { CollectionSlug, Payload } from 'payload';
import { deleteUnder } from '../../platform/files/delete-under.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';

const CONTENT = [
  'talents',
  'posts',
  'slides',
  'feed',
  'skills',
  'media',
] as const satisfies readonly CollectionSlug[];

/** Whether the panel has content, of staff or of an earlier run. */
export async function hasContent(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(CONTENT.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Removes public content and its files; users, inbox, catalogue stay. Sends no webhook. */
export async function clearContent(payload: Payload): Promise<void> {
  for (const collection of CONTENT) await payload.db.deleteMany({ collection, where: {} });
  await deleteUnder(files(), MEDIA);
}
