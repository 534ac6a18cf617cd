import 'server-only';
import sharp from 'sharp';
import { readPicture } from '../backend/download.ts';
import { mediaUrl } from '../routes/media.ts';
import type { Frame } from './arrange.ts';
import type { Paper } from './paper.ts';

/** A picture as it is stored, with the size in pixels in which it is seen. */
export type StoredPicture = { bytes: Buffer; width: number; height: number };

const QUALITY = 84;

export async function openStored(bytes: Buffer): Promise<StoredPicture | null> {
  try {
    const { width, height, autoOrient } = await sharp(bytes).metadata();
    return { bytes, width: autoOrient.width || width, height: autoOrient.height || height };
  } catch {
    return null;
  }
}

/** A picture for paper, an sRGB JPEG: `sidePx` long, shorter with fewer pixels; null if broken. */
const toJpeg = ({ bytes }: StoredPicture, sidePx: number): Promise<Buffer | null> => {
  const side = Math.round(sidePx);
  return sharp(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
};

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
