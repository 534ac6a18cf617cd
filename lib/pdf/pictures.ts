import 'server-only';
import { readPicture } from '../backend/download.ts';
import { mediaUrl } from '../routes/media.ts';
import type { Frame } from './arrange.ts';
import { openStored, type StoredPicture, toJpeg } from './jpeg.ts';
import type { Paper } from './paper.ts';

/** The pictures behind these paths, as they are stored; those that cannot be had just now are left out. */
export async function readPictures(files: readonly string[]): Promise<StoredPicture[]> {
  const read = await Promise.all(
    files.map(async (file) => {
      const bytes = await readPicture(mediaUrl(file));
      return bytes && openStored(bytes);
    }),
  );
  return read.filter((picture) => picture !== null);
}

type Placed = { picture: StoredPicture; frame: Frame; alt: string };

/** Draws pictures at their places, each with as many pixels as this paper shows of it. */
export async function drawPictures(paper: Paper, placed: readonly Placed[]): Promise<void> {
  const drawn = await Promise.all(
    placed.map(async ({ picture, frame, alt }) => {
      const jpeg = await toJpeg(picture, (Math.max(frame.width, frame.height) / 72) * paper.dpi);
      return { jpeg, frame, alt };
    }),
  );
  for (const { jpeg, frame, alt } of drawn) if (jpeg) paper.picture(jpeg, frame, alt);
}
