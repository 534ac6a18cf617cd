import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { type DemoPicture, PICTURES } from '../data/people.ts';

/** A file in the panel's media folder, as its database knows it. */
export type StoredFile = {
  filename: string;
  mimeType: string;
  filesize: number;
  width: number;
  height: number;
};

/** The widths that `collections/media` makes of an upload. */
const SIZES = { thumb: 320, web: 900 } as const;

/** Stores one of the demo's pictures with its smaller sizes, as an upload does; gives its row. */
export async function storePicture({ file, width, height, focus }: DemoPicture, stem: string) {
  const bytes = await readFile(`${PICTURES}/${file}`);
  const name = `${stem}-${createHash('sha1').update(bytes).digest('hex').slice(0, 10)}`;
  const put = async (filename: string, data: Buffer, w: number, h: number): Promise<StoredFile> => {
    await files().put(`${MEDIA}${filename}`, data);
    return { filename, mimeType: 'image/webp', filesize: data.length, width: w, height: h };
  };
  const sized = async (w: number) => {
    const { data, info } = await sharp(bytes).resize(w).webp().toBuffer({ resolveWithObject: true });
    return put(`${name}-${info.width}x${info.height}.webp`, data, info.width, info.height);
  };
  return {
    ...(await put(`${name}.webp`, bytes, width, height)),
    focalX: Math.round(focus.x * 100),
    focalY: Math.round(focus.y * 100),
    sizes: { thumb: await sized(SIZES.thumb), ...(width > SIZES.web && { web: await sized(SIZES.web) }) },
  };
}

export type StoredPicture = Awaited<ReturnType<typeof storePicture>>;
