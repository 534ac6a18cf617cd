import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload';
import type { Media } from '../db/payload-types.ts';
import { tagsOfMedia } from '../publishing/tags-of.ts';
import { filesOfMedium } from './files-of-medium.ts';
import { noteTakedown } from './note.ts';
import { carryOut, mediaFolder, planFor } from './plan.ts';
import { release } from './withheld.ts';

/** A picture that staff take off, or whose file they replace: the old files go from /media and from the sites. */
export const followMedium: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const plan = await planFor(req.payload, [doc.id]);
  const now = filesOfMedium(doc);
  const replaced = filesOfMedium(previousDoc).filter((file) => !now.includes(file));
  const isTaken = doc.taken_down === true && previousDoc.taken_down !== true;
  if (req.context.quiet !== true && (isTaken || replaced.length > 0)) {
    const files = [...replaced, ...(isTaken ? now : [])];
    const subject = {
      subject: 'media' as const,
      subject_id: doc.id,
      tags: await tagsOfMedia(req.payload, doc.id),
    };
    await noteTakedown(req, { cause: isTaken ? 'unpublished' : 'replaced', ...subject, files, kept: [] });
  }
  if (isTaken || previousDoc.taken_down === true) await carryOut(plan);
};

/** Before the file goes, the sites' copies of it are noted down: afterwards nothing tells who showed it. */
export const noteMediumDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.quiet === true) return;
  const medium = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true });
  if (!medium) return;
  const subject = {
    subject: 'media' as const,
    subject_id: medium.id,
    tags: await tagsOfMedia(req.payload, medium.id),
  };
  await noteTakedown(req, { cause: 'deleted', ...subject, files: filesOfMedium(medium), kept: [] });
};

/** The same picture may be uploaded again, under the same name. */
export const forgetWithheld: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
  await release(mediaFolder(), filesOfMedium(doc));
};
