import sharp from 'sharp';

/** A picture as it is stored, with the size in pixels in which it is seen. */
export type StoredPicture = { bytes: Buffer; width: number; height: number };

const QUALITY = 84;

/** Reads how large a stored picture is, upright; null if it is none. */
export async function openStored(bytes: Buffer): Promise<StoredPicture | null> {
  try {
    const { width, height, autoOrient } = await sharp(bytes).metadata();
    return { bytes, width: autoOrient.width || width, height: autoOrient.height || height };
  } catch {
    return null;
  }
}

/** A picture for paper, an sRGB JPEG: `sidePx` long, shorter with fewer pixels; null if broken. */
export const toJpeg = ({ bytes }: StoredPicture, sidePx: number): Promise<Buffer | null> => {
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
