import { rm } from 'node:fs/promises';
import type { CollectionSlug, Payload } from 'payload';

const CONTENT = [
  'talents',
  'posts',
  'slides',
  'feed',
  'skills',
  'media',
] as const satisfies readonly CollectionSlug[];

/** Whether somebody, or an earlier run, has put content into the panel. */
export async function hasContent(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(CONTENT.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Removes all public content, and the files in `mediaFolder` if one is given; users, inbox, categories and divisions stay. No webhook is sent. */
export async function clearContent(payload: Payload, mediaFolder: string | null): Promise<void> {
  for (const collection of CONTENT) await payload.db.deleteMany({ collection, where: {} });
  if (mediaFolder) await rm(mediaFolder, { recursive: true, force: true });
}
