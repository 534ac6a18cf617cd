import type { GalleryPicture } from './types.ts';

type Galleries = {
  cover: string | null;
  book: GalleryPicture[];
  snap: GalleryPicture[];
  compo: GalleryPicture[];
};

const isPortrait = ({ width, height }: GalleryPicture) =>
  width === null || height === null || height >= width;

/** So many pictures for print: the book's portraits, snaps, landscapes; else composites, else the cover. */
export function printPictures({ cover, book, snap, compo }: Galleries, count = 4): string[] {
  const pictures = [...book, ...snap];
  const ordered = [...pictures.filter(isPortrait), ...pictures.filter((picture) => !isPortrait(picture))];
  const files = ordered.length > 0 ? ordered : compo;
  const known = files.length > 0 ? files.map(({ file }) => file) : [cover].filter((file) => file !== null);
  return [...new Set(known)].slice(0, count);
}
