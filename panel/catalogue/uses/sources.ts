import type { CollectionSlug, Where } from 'payload';

export type Used = 'categories' | 'divisions' | 'skills' | 'media';
/** A field that leads to a term or picture; `isList` for several, `isRequired` for one that is never empty. */
export type UseSource = { collection: CollectionSlug; field: string; isList?: true; isRequired?: true };

const ofTalents = (field: string): UseSource => ({ collection: 'talents', field, isList: true });

/** Every field that leads to one of these; texts name pictures too (`find-uses.ts`). */
export const USE_SOURCES: Record<Used, readonly UseSource[]> = {
  categories: [ofTalents('categories'), { collection: 'divisions', field: 'category', isRequired: true }],
  divisions: [ofTalents('divisions')],
  skills: [ofTalents('skills')],
  media: [
    { collection: 'talents', field: 'cover' },
    { collection: 'talents', field: 'cover_web' },
    ...['book', 'snap', 'compo'].map(ofTalents),
    { collection: 'slides', field: 'slide_mobile', isRequired: true },
    { collection: 'slides', field: 'slide_desktop', isRequired: true },
    { collection: 'feed', field: 'image', isRequired: true },
    { collection: 'posts', field: 'cover' },
  ],
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
