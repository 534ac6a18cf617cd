import type { PhotoError } from '@passarela/contract';
import sharp from 'sharp';
import { z } from 'zod';
import { log } from '../log/log.ts';
import { isHeic } from '../reference/media-type.ts';

const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;
const ENDS: Partial<Record<string, Buffer>> = {
  png: Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
  gif: Buffer.from([0x3b]),
};

/** True for a picture that is a ZIP (or JAR, or document) at the same time: a ZIP is read from its end. */
function hasHiddenArchive(picture: Buffer): boolean {
  const tail = picture.subarray(-(ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES));
  const at = tail.lastIndexOf(ZIP_END);
  const rest = tail.length - at - ZIP_END_BYTES;
  return at >= 0 && rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest;
}

/** True when a PNG or GIF goes on after its end. Phones add to their JPEGs: there it is only left behind. */
function hasTail(picture: Buffer, format: string): boolean {
  const end = ENDS[format];
  return end !== undefined && !picture.subarray(-end.length).equals(end);
}

// Opens pictures in a process of its own: no secrets, one at a time, in memory; killed after a time limit.
const LONGEST_SIDE_PX = 3000;
const JPEG_QUALITY = 85;
/** Payload's own sizes are made of what comes back: an animation counts with all its pictures. */
const STAFF_LONGEST_SIDE_PX = 2400;
const STAFF_MAX_PIXELS = 24_000_000;
const QUARTER = 90;

sharp.cache(false);
sharp.concurrency(1);

type Decoded = { picture: Buffer } | { error: PhotoError };

const job = z.object({
  source: z
    .instanceof(Uint8Array)
    .transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  maxPixels: z.number(),
  edits: z
    .object({
      quarters: z.number().default(0),
      cut: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
    })
    .optional(),
});
type Edits = NonNullable<z.output<typeof job>['edits']>;

async function decode({ source, maxPixels, edits }: z.output<typeof job>): Promise<Decoded> {
  if (edits && !isHeic(source)) return inOwnFormat(source, maxPixels, edits);
  if (hasHiddenArchive(source)) return { error: 'type' };
  // libheif comes with the first HEIC: most photos need none
  const opened = isHeic(source)
    ? await (await import('./heic.ts')).openHeic(source, { maxPixels, longestSidePx: LONGEST_SIDE_PX })
    : { picture: source };
  return 'error' in opened ? opened : toJpeg(opened.picture, maxPixels);
}

/** A picture of staff upright, cut or turned as they want it, as large as the site needs it, without metadata. */
async function inOwnFormat(source: Buffer, maxPixels: number, { quarters, cut }: Edits): Promise<Decoded> {
  const { format, pages = 1, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
  const animated = (format === 'gif' || format === 'webp') && pages > 1 && quarters === 0;
  const count = animated ? pages : 1;
  const { width: wide, height: high } = autoOrient;
  if (wide * high * count > maxPixels) return { error: 'pixels' };
  const read = sharp(source, { limitInputPixels: maxPixels, sequentialRead: true, animated });
  const upright = animated ? read : read.autoOrient();
  const part = partOf(cut ?? { x: 0, y: 0, width: wide, height: high }, wide, high);
  if (part.width < wide || part.height < high) upright.extract(part);
  const { width, height } = part;
  const scale = Math.sqrt(STAFF_MAX_PIXELS / (width * height * count));
  const side = Math.max(1, Math.floor(Math.min(STAFF_LONGEST_SIDE_PX, Math.max(width, height) * scale)));
  const sized = upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  if (quarters > 0) sized.rotate(quarters * QUARTER);
  // Payload encodes WebP once more; AVIF takes three times as long with sharp's own effort
  if (format === 'webp') sized.webp({ quality: 95 });
  if (format === 'heif') sized.avif({ effort: 2 });
  return { picture: await sized.toBuffer() };
}

/** The part that was asked for, within the picture. */
function partOf({ x, y, width, height }: NonNullable<Edits['cut']>, wide: number, high: number) {
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const left = within(Math.floor((x / 100) * wide), 0, wide - 1);
  const top = within(Math.floor((y / 100) * high), 0, high - 1);
  return {
    left,
    top,
    width: within(Math.round(width), 1, wide - left),
    height: within(Math.round(height), 1, high - top),
  };
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
