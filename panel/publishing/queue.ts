import type { Tag } from '@passarela/contract';
import type { Payload } from 'payload';
import { wakeWorker } from './wake.ts';

/** Stores what the site must hear and wakes the worker that tells it. */
export async function enqueue(payload: Payload, tags: Tag[]): Promise<void> {
  for (const tag of new Set(tags)) {
    await payload.db.create({ collection: 'revalidations', data: { tag } });
  }
  wakeWorker();
}
