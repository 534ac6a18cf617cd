import type { CollectionSlug, Where } from 'payload';
import { type Caller, inside, payloadOf } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import { SINGLE_PICTURES, TALENT_GALLERIES } from '../../platform/reference/picture-fields.ts';
import { picturesInTexts } from '../../publishing/takedown/uses.ts';

export type Used = 'categories' | 'divisions' | 'skills' | 'media';
/** A field that leads to a term or picture; `isList` for several, `isRequired` for one that is never empty. */
type UseSource = { collection: CollectionSlug; field: string; isList?: true; isRequired?: true };

const ofTalents = (field: string): UseSource => ({ collection: 'talents', field, isList: true });

/** Every field that leads to one of these; texts name pictures too (`find-uses.ts`). */
export const USE_SOURCES: Record<Used, readonly UseSource[]> = {
  categories: [ofTalents('categories'), { collection: 'divisions', field: 'category', isRequired: true }],
  divisions: [ofTalents('divisions')],
  skills: [ofTalents('skills')],
  media: [...SINGLE_PICTURES, ...TALENT_GALLERIES.map(ofTalents)],
};

export const collectionsOf = (used: Used): CollectionSlug[] => [
  ...new Set(USE_SOURCES[used].map(({ collection }) => collection)),
];

/** Entries of the collection that lead there. */
export const whereUsed = (used: Used, collection: CollectionSlug, id: number | string): Where => ({
  or: USE_SOURCES[used]
    .filter((place) => place.collection === collection)
    .map(({ field, isList }): Where => ({ [field]: isList ? { in: [id] } : { equals: id } })),
});

/** An entry that leads to a term or picture; `total` of its collection may be more than are listed. */
type Use = { path: string; title: string; isInTrash: boolean };
type Uses = { total: number; entries: Use[] };

const titleOf = (entry: object & { id: number | string }): string => {
  const name: unknown = 'name' in entry && typeof entry.name === 'string' ? entry.name : undefined;
  return String(name ?? ('title' in entry && entry.title ? entry.title : `nº ${entry.id}`));
};

async function inCollection(
  by: Caller,
  used: Used,
  collection: CollectionSlug,
  id: number | string,
  limit: number,
) {
  const asked = {
    collection,
    where: whereUsed(used, collection, id),
    limit,
    depth: 0,
    sort: 'id',
    trash: true,
  };
  const { docs, totalDocs } = await payloadOf(by).find({ ...asked, ...inside(by) });
  const entries = docs.map((entry) => ({
    path: `collections/${collection}/${entry.id}`,
    title: titleOf(entry),
    isInTrash: 'deletedAt' in entry && Boolean(entry.deletedAt),
  }));
  return { total: totalDocs, entries };
}

/** Posts and the agency's texts that show a picture within. */
async function inWriting(by: Caller, id: number): Promise<Use[]> {
  const found = (await picturesInTexts(by)).filter(({ medium }) => medium === id);
  const ids = found.flatMap((use) => (use.place === 'posts' ? use.id : []));
  const posts = ids.length > 0 ? await findAll(by, 'posts', { id: { in: ids } }) : [];
  return [
    ...posts.map((post) => ({
      path: `collections/posts/${post.id}`,
      title: titleOf(post),
      isInTrash: Boolean(post.deletedAt),
    })),
    ...found.flatMap(({ place }) =>
      place === 'posts' ? [] : { path: `globals/${place}`, title: place, isInTrash: false },
    ),
  ];
}

/** Everything that leads to it, what is in the trash too; at most `limit` entries of each collection. */
export async function findUses(by: Caller, used: Used, id: number | string, limit: number): Promise<Uses> {
  const found = await Promise.all(
    collectionsOf(used).map((collection) => inCollection(by, used, collection, id, limit)),
  );
  const written = used === 'media' ? await inWriting(by, Number(id)) : [];
  return {
    total: found.reduce((sum, { total }) => sum + total, written.length),
    entries: [...found.flatMap(({ entries }) => entries), ...written],
  };
}
