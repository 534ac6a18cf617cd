import { PHOTO_MAX_PIXELS } from '@passarela/contract/limits';
import sharp from 'sharp';
import { PHOTO_SIDE_PX } from '../constants.ts';
import type { PhotoFault } from './faults.ts';

const DECODE_LIMIT_S = 10;
const QUALITY = 88;

declare global {
  var passarelaDecoding: Promise<unknown> | undefined;
}

const reencode = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
    .autoOrient()
    .resize({ width: PHOTO_SIDE_PX, height: PHOTO_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: DECODE_LIMIT_S })
    .toBuffer();

const faultIn = (error: unknown): PhotoFault => {
  const reason = String(error);
  if (/timeout/i.test(reason)) return 'photoSlow';
  return /pixel limit/i.test(reason) ? 'photoTooManyPixels' : 'photoBroken';
};

/**
 * A photo as JPEG of at most 2,000 px: upright, the first frame of a GIF, without any metadata. One at a time in this
 * process, 10 s each, so that many at once cost time and not memory.
 */
export function safePhoto(bytes: Uint8Array): Promise<Buffer | PhotoFault> {
  const next = (globalThis.passarelaDecoding ?? Promise.resolve()).then(() => reencode(bytes)).catch(faultIn);
  globalThis.passarelaDecoding = next;
  return next;
}
