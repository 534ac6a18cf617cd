import { open } from 'node:fs/promises';
import { PHOTO_MAX_PIXELS, type PhotoFault } from '@passarela/contract';
import sharp from 'sharp';
import { z } from 'zod';
import { hasHiddenArchive, hasTail } from './polyglot.ts';

/*
 * The program that opens strangers' pictures: a process of its own, without secrets in its environment, one picture
 * at a time. The panel kills it when a picture takes too long.
 */
const LONGEST_SIDE_PX = 3000;
const JPEG_QUALITY = 85;

const job = z.object({ source: z.string(), target: z.string() });

sharp.cache(false);
sharp.concurrency(1);

async function decode({ source, target }: z.infer<typeof job>): Promise<PhotoFault | null> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (format !== 'jpeg' && format !== 'png' && format !== 'gif') return 'type';
  if (width * height > PHOTO_MAX_PIXELS) return 'pixels';
  if ((await hasHiddenArchive(source)) || (await hasTail(source, format))) return 'type';
  await sharp(source, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toFile(target);
  await toDisk(target);
  return null;
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

process.on('message', async (message: unknown) => {
  const fault = await decode(job.parse(message)).catch((error: unknown): PhotoFault => {
    console.error(`photo: ${error instanceof Error ? error.message : error}`);
    return 'damaged';
  });
  process.send?.({ fault });
});
process.on('disconnect', () => process.exit(0));
