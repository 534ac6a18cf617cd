import type { Tag } from '@passarela/contract';
import type { DataFromCollectionSlug } from 'payload';
import { isOnTime, isPostOnSite, isTalentOnSite } from '../../platform/reference/on-site.ts';
import { mediaInText } from './media-in-text.ts';
import type { UseKind } from './uses.ts';

export type Shows<Doc> = {
  pictures: (doc: Doc) => unknown[];
  /** Whether visitors may see it at `now` (ms). */
  isPublic: (doc: Doc, now: number) => boolean;
  tags: (doc: Doc) => Tag[];
};

/** The collections with pictures on the site, when they are public, and their pages; `uses.ts` says the same in SQL. */
export const PICTURE_USES: { [Slug in UseKind]: Shows<DataFromCollectionSlug<Slug>> } = {
  talents: {
    pictures: ({ cover, cover_web, book, snap, compo }) => [cover, cover_web, book, snap, compo],
    isPublic: isTalentOnSite,
    tags: ({ id }) => [`talent:${id}`],
  },
  slides: {
    pictures: ({ slide_mobile, slide_desktop }) => [slide_mobile, slide_desktop],
    isPublic: (slide, now) => !slide.deletedAt && slide.is_active !== false && isOnTime(slide, now),
    tags: () => ['slides', 'entities'],
  },
  posts: {
    pictures: ({ cover, content }) => [cover, mediaInText(content)],
    isPublic: isPostOnSite,
    tags: ({ batch }) => ['posts', 'entities', ...(batch ? [`post:${batch}` as const] : [])],
  },
  feed: { pictures: ({ image }) => [image], isPublic: () => true, tags: () => ['entities'] },
};
