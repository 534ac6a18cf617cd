import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type Caller, inside, isPossibleId, payloadOf } from './client.ts';

/** Every row that fits, in the trash too, as the caller's save sees it; links are ids. */
export async function findAll<Slug extends CollectionSlug>(by: Caller, collection: Slug, where: Where) {
  const asked = { collection, where, depth: 0, pagination: false, trash: true, ...inside(by) };
  return (await payloadOf(by).find(asked)).docs;
}

/** A row by its id, in the trash too, as the caller's save sees it; links are ids, null if there is none. */
export async function findById<Slug extends CollectionSlug>(
  by: Caller,
  collection: Slug,
  id: number | string,
) {
  // what is no number would be an error of the database
  if (!isPossibleId(Number(id))) return null;
  return payloadOf(by).findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    ...inside(by),
  });
}

/** The name of whoever edits an entry, or a global, now, and since when; nulls for nobody. */
export async function editorOf(by: Caller, of: { collection: string; id: number } | { global: string }) {
  const { docs } = await payloadOf(by).find({
    collection: 'payload-locked-documents',
    where:
      'global' in of
        ? { globalSlug: { equals: of.global } }
        : { 'document.value': { equals: of.id }, 'document.relationTo': { equals: of.collection } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    ...inside(by),
  });
  const [lock] = docs;
  const person = lock ? await findById(by, 'users', Number(lock.user.value)) : null;
  return { name: person?.name ?? null, at: lock?.updatedAt ?? null };
}

/** Rows that are in memory at once: twenty thousand of a request end the panel. */
export const ROWS_AT_ONCE = 500;

/** The ids of every row that fits and that the signed-in person may read: there may be more than fit into memory. */
export async function idsAsPerson(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  trash: boolean,
): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [where, { id: { greater_than: ids.at(-1) ?? 0 } }] },
      sort: 'id',
      select: {},
      depth: 0,
      limit: ROWS_AT_ONCE,
      pagination: false,
      trash,
      overrideAccess: false,
      user: req.user,
      req,
    });
    ids.push(...docs.map(({ id }) => Number(id)));
    if (docs.length < ROWS_AT_ONCE) return ids;
  }
}

/** Every row that fits and that the signed-in person may read, with the fields that they may read, in the trash too. */
export async function findAsPerson<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
) {
  const asked = { collection, where, depth: 0, pagination: false, trash: true, disableErrors: true, req };
  return (await req.payload.find({ ...asked, overrideAccess: false, user: req.user })).docs;
}
