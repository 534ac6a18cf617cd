import type { GalleryPicture } from './types.ts';

type Pictures = {
  cover: string | null;
  fullCover?: string | null;
  book: GalleryPicture[];
  snap: GalleryPicture[];
  compo: GalleryPicture[];
};

const isPortrait = ({ width, height }: GalleryPicture) =>
  width === null || height === null || height >= width;

/** So many pictures for print: the chosen cover, the book's portraits, snaps, landscapes; else composites. */
export function printPictures({ cover, fullCover = null, book, snap, compo }: Pictures, count = 4): string[] {
  const pictures = [...book, ...snap];
  const ordered = [...pictures.filter(isPortrait), ...pictures.filter((picture) => !isPortrait(picture))];
  const files = (ordered.length > 0 ? ordered : compo).map(({ file }) => file);
  const stored = [...pictures, ...compo].map(({ file }) => file);
  const chosen = [fullCover, cover].find((file) => file !== null && stored.includes(file));
  const known = files.length > 0 ? [chosen, ...files] : [fullCover ?? cover];
  return [...new Set(known.filter((file) => typeof file === 'string'))].slice(0, count);
}
