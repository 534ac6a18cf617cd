import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Pixels } from '../print/pixels.ts';

/** A file in the panel's media folder, as its database knows it. */
export interface StoredFile {
  readonly filename: string;
  readonly mimeType: string;
  readonly filesize: number;
  readonly width: number;
  readonly height: number;
}

/** A picture with the smaller copies the panel makes on upload (collections/media). */
export interface StoredPicture extends StoredFile {
  readonly sizes: { readonly thumb: StoredFile; readonly web: StoredFile | null };
}

const QUALITY = 74;
const QUALITY_OF_HEAVY = 58;
const HEAVY_BYTES_PER_PIXEL = 0.17;
const THUMB_WIDTH_PX = 320;
const WEB_WIDTH_PX = 900;

/** Writes a picture and its copies; the name changes with the bytes, as /media is cached for good. */
export async function savePicture(
  folder: string,
  stem: string,
  pixels: Pixels,
  withWeb: boolean,
): Promise<StoredPicture> {
  const jpeg = await photograph(pixels);
  const name = `${stem}-${createHash('sha1').update(jpeg).digest('hex').slice(0, 10)}`;
  const sized = async (width: number): Promise<StoredFile> => {
    const height = Math.round((width * pixels.height) / pixels.width);
    return write(folder, `${name}-${width}x${height}.jpg`, await encoded(pixels, width), width, height);
  };
  return {
    ...(await write(folder, `${name}.jpg`, jpeg, pixels.width, pixels.height)),
    sizes: { thumb: await sized(THUMB_WIDTH_PX), web: withWeb ? await sized(WEB_WIDTH_PX) : null },
  };
}

/** Grain makes some pictures heavy: those are compressed more. */
async function photograph(pixels: Pixels): Promise<Buffer> {
  const jpeg = await encoded(pixels, pixels.width);
  const limit = HEAVY_BYTES_PER_PIXEL * pixels.width * pixels.height;
  return jpeg.length > limit ? encoded(pixels, pixels.width, QUALITY_OF_HEAVY) : jpeg;
}

function encoded({ data, width, height }: Pixels, target: number, quality = QUALITY): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  return (target === width ? image : image.resize(target))
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer();
}

async function write(
  folder: string,
  filename: string,
  bytes: Buffer,
  width: number,
  height: number,
): Promise<StoredFile> {
  await writeFile(`${folder}/${filename}`, bytes);
  return { filename, mimeType: 'image/jpeg', filesize: bytes.length, width, height };
}
