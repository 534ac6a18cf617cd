import { PHOTO_MAX_PIXELS, type PhotoError } from '@passarela/contract';
import sharp from 'sharp';
import { z } from 'zod';
import { log } from '../log/log.ts';
import { hasHiddenArchive, hasTail } from './polyglot.ts';

// Opens strangers' pictures in a process of its own: no secrets, one at a time, in memory; killed after a time limit.
const LONGEST_SIDE_PX = 3000;
const JPEG_QUALITY = 85;

sharp.cache(false);
sharp.concurrency(1);

type Decoded = { picture: Buffer } | { error: PhotoError };

async function decode(source: Buffer): Promise<Decoded> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (format !== 'jpeg' && format !== 'png' && format !== 'gif') return { error: 'type' };
  if (width * height > PHOTO_MAX_PIXELS) return { error: 'pixels' };
  if (hasHiddenArchive(source) || hasTail(source, format)) return { error: 'type' };
  const picture = await sharp(source, {
    limitInputPixels: PHOTO_MAX_PIXELS,
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

const job = z
  .instanceof(Uint8Array)
  .transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

process.on('message', async (message: unknown) => {
  const decoded = await decode(job.parse(message)).catch((error: unknown): Decoded => {
    log('error', `photo: ${error instanceof Error ? error.message : error}`);
    return { error: 'damaged' };
  });
  process.send?.(decoded);
});
process.on('disconnect', () => process.exit(0));
