import type { PhotoError } from '@passarela/contract';
import sharp from 'sharp';
import { z } from 'zod';
import { log } from '../log/log.ts';
import { isHeic } from '../reference/media-type.ts';
import { hasHiddenArchive, hasTail } from './polyglot.ts';

// Opens strangers' pictures in a process of its own: no secrets, one at a time, in memory; killed after a time limit.
const LONGEST_SIDE_PX = 3000;
const JPEG_QUALITY = 85;

sharp.cache(false);
sharp.concurrency(1);

type Decoded = { picture: Buffer } | { error: PhotoError };

const job = z.object({
  source: z
    .instanceof(Uint8Array)
    .transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  maxPixels: z.number(),
});

async function decode({ source, maxPixels }: z.output<typeof job>): Promise<Decoded> {
  if (hasHiddenArchive(source)) return { error: 'type' };
  // libheif comes with the first HEIC: most photos need none
  const opened = isHeic(source)
    ? await (await import('./heic.ts')).openHeic(source, { maxPixels, longestSidePx: LONGEST_SIDE_PX })
    : { picture: source };
  return 'error' in opened ? opened : toJpeg(opened.picture, maxPixels);
}

async function toJpeg(source: Buffer, maxPixels: number): Promise<Decoded> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (format !== 'jpeg' && format !== 'png' && format !== 'gif') return { error: 'type' };
  if (width * height > maxPixels) return { error: 'pixels' };
  if (hasTail(source, format)) return { error: 'type' };
  const picture = await sharp(source, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { picture };
}

process.on('message', async (message: unknown) => {
  const decoded = await decode(job.parse(message)).catch((error: unknown): Decoded => {
    log('error', `photo: ${error instanceof Error ? error.message : error}`);
    return { error: 'damaged' };
  });
  process.send?.(decoded);
});
process.on('disconnect', () => process.exit(0));
