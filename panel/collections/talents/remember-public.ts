import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';
import type { Talent } from '../../db/payload-types.ts';

/** Notes that a talent was public once, so that its address answers 410 later (CONTRACT, talent/profile). */
export const notePublished: CollectionBeforeChangeHook<Talent> = ({ data }) =>
  data.status === 'published' ? { ...data, was_public: true } : data;

/** Keeps the id of a deleted talent that was public once. */
export const keepGoneId: CollectionAfterDeleteHook<Talent> = async ({ doc, req }) => {
  if (doc.was_public !== true) return;
  await req.payload.create({ collection: 'gone-talents', data: { talent: doc.id }, req });
};
