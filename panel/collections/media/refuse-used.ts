import { text } from '@passarela/contract/text';
import type { CollectionBeforeDeleteHook } from 'payload';
import { refusalFor } from '../../errors/refusal.ts';

const IN_USE = text(
  'Este arquivo está em um slide ou no feed de fotos. Troque ou apague lá primeiro.',
  'This file is in a slide or in the photo feed. Replace or delete it there first.',
);

/** Slides and the feed need their picture; Payload would remove the file before the database refuses. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const inSlides = await req.payload.count({
    collection: 'slides',
    where: { or: [{ slide_mobile: { equals: id } }, { slide_desktop: { equals: id } }] },
    req,
  });
  const inFeed = await req.payload.count({ collection: 'feed', where: { image: { equals: id } }, req });
  if (inSlides.totalDocs + inFeed.totalDocs > 0) throw refusalFor(req, IN_USE, 409);
};
