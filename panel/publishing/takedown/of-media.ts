import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { findById } from '../../platform/db/find.ts';
import type { Media, Takedown } from '../../platform/db/payload-types.ts';
import { tagsOfMedia } from '../queue/affected-tags.ts';
import { filesOfMedium } from './files-of-medium.ts';
import { isOff } from './is-off.ts';
import { noteTakedown } from './note.ts';

type Medium = { id: number; cause: Takedown['cause']; files: string[] };

/** Notes that files of a picture must be forgotten, by whatever page showed it. */
export const noteMedium = async (req: PayloadRequest, { id, cause, files }: Medium): Promise<void> =>
  noteTakedown(req, {
    cause,
    files,
    subject: 'media',
    subject_id: id,
    tags: await tagsOfMedia(req, id),
    kept: [],
  });

/** Tells the sites of a picture's files when staff take it off or replace its file. */
export const followMedium: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || req.context.quiet === true) return;
  const now = filesOfMedium(doc);
  const replaced = filesOfMedium(previousDoc).filter((file) => !now.includes(file));
  const isTaken = isOff(doc) && !isOff(previousDoc);
  const taken = doc.deletedAt ? 'deleted' : 'unpublished';
  if (isTaken || replaced.length > 0) {
    const files = [...replaced, ...(isTaken ? now : [])];
    await noteMedium(req, { id: doc.id, cause: isTaken ? taken : 'replaced', files });
  }
};

/** Before the file is deleted, its uses are recorded: afterwards they could not be found. */
export const noteMediumDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.quiet === true) return;
  const medium = await findById(req, 'media', id);
  if (!medium) return;
  await noteMedium(req, { id: medium.id, cause: 'deleted', files: filesOfMedium(medium) });
};
