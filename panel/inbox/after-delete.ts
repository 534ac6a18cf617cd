import { sql } from 'drizzle-orm';
import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { afterCommit } from '../platform/db/after-commit.ts';
import { run } from '../platform/db/client.ts';
import { files } from '../platform/files/files.ts';
import { eraseSoon } from '../platform/jobs/erase.ts';
import { isRandomName } from '../platform/photos/folders.ts';
import { deletePhotos } from '../platform/photos/keep.ts';
import type { Kind } from '../platform/reference/kinds.ts';

/**
 * Writes the anonymous record of a deletion before the row goes: SQLite has no transaction around both, and a restore
 * repeats what is recorded. A deletion that is tried again has one record.
 */
export const recordDeletion =
  (kind: Kind): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload, context } = req;
    const { reference } = await payload.findByID({ collection: kind, id, depth: 0, trash: true, req });
    const { totalDocs } = await payload.count({
      collection: 'deletions',
      where: { reference: { equals: reference } },
      req,
    });
    if (totalDocs > 0) return;
    const { reason = 'staff' } = context;
    await payload.create({ collection: 'deletions', data: { reference, kind, reason }, req });
  };

/** Deletes a deleted entry's photos and mails. */
export const deleteEntryFiles =
  (kind: Kind): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { payload, context } = req;
    const { photos } = doc;
    if (typeof photos === 'string' && isRandomName(photos)) {
      await afterCommit(req, () => deletePhotos(files(), photos));
    }
    await payload.db.deleteMany({
      collection: 'mails',
      where: { and: [{ kind: { equals: kind } }, { entry: { equals: doc.id } }] },
      req,
    });
    // the key is a hash of the form, and the same may be sent again
    await run(req, sql`UPDATE receipts SET key = NULL WHERE kind = ${kind} AND entry = ${doc.id}`);
    eraseSoon();
    payload.logger.info(`Deleted ${doc.reference} (${kind}): ${context.reason ?? 'staff'}`);
  };
