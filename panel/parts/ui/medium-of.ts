import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import { cache } from 'react';
import { findAll } from '../../platform/db/find.ts';
import type { Media } from '../../platform/db/payload-types.ts';

/** The files that one drawn page asks for, in one question to the database. */
const mediaOf = cache(
  (payload: Payload) =>
    new DataLoader<number, Media | null>(async (ids) => {
      const found = await findAll(payload, 'media', { id: { in: [...ids] } });
      const byId = new Map(found.map((medium) => [medium.id, medium]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** A file by its id for a cell of a list, in the trash too; null for none. */
export const mediumOf = (payload: Payload, id: number | null | undefined): Promise<Media | null> =>
  id ? mediaOf(payload).load(id) : Promise.resolve(null);
