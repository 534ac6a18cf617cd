const TALENT_COVERS = ['cover', 'cover_web'] as const;
export const TALENT_GALLERIES = ['book', 'snap', 'compo'] as const;
/** A talent's pictures: what takedowns, the site's files and the rights of staff know of them comes from here. */
export const TALENT_PICTURES = [...TALENT_COVERS, ...TALENT_GALLERIES] as const;
export const SLIDE_PICTURES = ['slide_mobile', 'slide_desktop'] as const;

/** Every field of a collection that holds one picture; `isRequired` for one that is never empty. */
export const SINGLE_PICTURES = [
  ...TALENT_COVERS.map((field) => ({ collection: 'talents', field }) as const),
  ...SLIDE_PICTURES.map((field) => ({ collection: 'slides', field, isRequired: true }) as const),
  { collection: 'feed', field: 'image', isRequired: true },
  { collection: 'posts', field: 'cover' },
] as const;
