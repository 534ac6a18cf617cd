import type { Payload } from 'payload';
import { trashLimit } from '../parts/trash/in-trash.ts';
import { findAll } from '../platform/db/find.ts';
import { countOf, releasedOf } from './hold.ts';

// a picture in the trash cannot go before the slide that needs it, nor a category before its division
const COLLECTIONS = ['talents', 'posts', 'slides', 'media', 'divisions', 'categories', 'skills'] as const;

async function deleteForGood(
  payload: Payload,
  collection: (typeof COLLECTIONS)[number],
  id: number,
): Promise<number> {
  try {
    await payload.delete({ collection, id, trash: true, overrideLock: true, context: { reason: 'age' } });
    return 1;
  } catch (err) {
    payload.logger.error({ err, msg: `${collection} ${id} stays in the trash` });
    return 0;
  }
}

/** Deletes for good, and counts, entries after 30 days in the trash; versions and files follow by hooks. */
export async function emptyTrash(payload: Payload, now: number): Promise<number> {
  let deleted = 0;
  for (const collection of COLLECTIONS) {
    const dueAt = async (at: number) =>
      (await findAll(payload, collection, { deletedAt: { less_than: trashLimit(collection, at) } })).map(
        ({ id }) => id,
      );
    const { total, newest } = await countOf(payload, collection, 'updated_at');
    // a talent may have taken pictures along by now
    for (const id of await releasedOf(payload, { slug: collection, now, total, dueAt, newest }))
      deleted += await deleteForGood(payload, collection, id);
  }
  return deleted;
}
