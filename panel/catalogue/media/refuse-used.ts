import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refusalFor } from '../../platform/errors/refusal.ts';

const IN_USE = text(
  'Este arquivo está em um slide ou no feed de fotos. Troque ou apague lá primeiro.',
  'This file is in a slide or in the photo feed. Replace or delete it there first.',
);

async function refuse(req: PayloadRequest, id: number | string, trash: boolean): Promise<void> {
  const inSlides = await req.payload.count({
    collection: 'slides',
    where: { or: [{ slide_mobile: { equals: id } }, { slide_desktop: { equals: id } }] },
    trash,
    req,
  });
  const inFeed = await req.payload.count({ collection: 'feed', where: { image: { equals: id } }, req });
  if (inSlides.totalDocs + inFeed.totalDocs > 0) throw refusalFor(req, IN_USE, 409);
}

/** Protects pictures of slides and the feed: Payload would remove the file before the database refuses. */
export const refuseUsed: CollectionBeforeDeleteHook = ({ id, req }) => refuse(req, id, true);

/** Refuses to trash a picture of a slide or the feed. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuse(req, originalDoc.id, false);
};
