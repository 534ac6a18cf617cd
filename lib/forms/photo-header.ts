import { HEIC_TYPE, PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '@passarela/contract/limits';
import type { PhotoError } from './answer.ts';

type Size = { width: number; height: number };

/** No camera makes more pixels: such a header is an attack on memory. */
const BOMB_PIXELS = 300_000_000;
const TEXT_LOOK_BYTES = 1_024;
const HEIC_SIZE_BYTES = 16;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);
const asciiAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** First bytes of files that are no photos: most specific first. */
const OTHERS: [PhotoError, (bytes: Uint8Array) => boolean][] = [
  ['photoType', (bytes) => /^ftypavi[fs]/.test(asciiAt(bytes, 4, 12))],
  ['photoVideo', (bytes) => asciiAt(bytes, 4, 8) === 'ftyp' || startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)],
  ['photoVideo', (bytes) => /^RIFF[\s\S]{4}AVI /.test(asciiAt(bytes, 0, 12))],
  ['photoPdf', (bytes) => asciiAt(bytes, 0, 5) === '%PDF-'],
  ['photoProgram', (bytes) => startsWith(bytes, 0x4d, 0x5a) || startsWith(bytes, 0x7f, 0x45, 0x4c, 0x46)],
  ['photoProgram', (bytes) => asciiAt(bytes, 0, 2) === '#!' || startsWith(bytes, 0xca, 0xfe, 0xba, 0xbe)],
  ['photoSvg', (bytes) => /<svg[\s>]/i.test(asciiAt(bytes, 0, TEXT_LOOK_BYTES))],
];

const word = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const littleWord = (bytes: Uint8Array, at: number) => ((bytes[at + 1] ?? 0) << 8) | (bytes[at] ?? 0);
const longWord = (bytes: Uint8Array, at: number) => word(bytes, at) * 65_536 + word(bytes, at + 2);

/** Start-of-frame markers carry the size; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size in a JPEG's frame header; `beyond` if that comes after these bytes. */
function jpegSize(bytes: Uint8Array): Size | 'beyond' | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: word(bytes, at + 5), width: word(bytes, at + 7) };
    else at += 2 + Math.max(word(bytes, at + 2), 2);
  }
  return 'beyond';
}

const isHeic = (bytes: Uint8Array) => /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(asciiAt(bytes, 4, 12));

/** The largest size that a HEIC's boxes say, of the whole or of its tiles; `beyond` if they do not come first. */
function heicSize(bytes: Uint8Array): Size | 'beyond' {
  const at = longWord(bytes, 0);
  const sizes: Size[] = [];
  if (asciiAt(bytes, at + 4, at + 8) !== 'meta') return 'beyond';
  const end = Math.min(at + longWord(bytes, at), bytes.length - HEIC_SIZE_BYTES);
  for (let box = at; box < end; box += 1) {
    if (asciiAt(bytes, box, box + 4) !== 'ispe') continue;
    sizes.push({ width: longWord(bytes, box + 8), height: longWord(bytes, box + 12) });
  }
  const [largest] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
  return largest ?? 'beyond';
}

/** The size that a photo claims; null for an unreadable PNG, GIF or JPEG. */
function sizeOf(bytes: Uint8Array): Size | 'beyond' | null {
  if (isHeic(bytes)) return heicSize(bytes);
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return { width: longWord(bytes, 16), height: longWord(bytes, 20) };
  if (/^GIF8[79]a/.test(asciiAt(bytes, 0, 6)))
    return { width: littleWord(bytes, 6), height: littleWord(bytes, 8) };
  return startsWith(bytes, 0xff, 0xd8, 0xff) ? jpegSize(bytes) : null;
}

const isPhoto = (bytes: Uint8Array) =>
  isHeic(bytes) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  asciiAt(bytes, 0, 4) === 'GIF8' ||
  startsWith(bytes, 0xff, 0xd8, 0xff);

/** A photo's error by its headers, never its name, or null; `isWhole` is false for a file's beginning. */
export function photoError(
  bytes: Uint8Array,
  { isWhole = true, maxBytes = PHOTO_MAX_BYTES } = {},
): PhotoError | null {
  if (bytes.length === 0) return 'photoEmpty';
  if (!isPhoto(bytes)) return OTHERS.find(([, is]) => is(bytes))?.[0] ?? 'photoType';
  if (bytes.length > maxBytes) return 'photoTooLarge';
  const size = sizeOf(bytes);
  // the panel learns a HEIC's size when it opens it
  if (size === 'beyond' && (!isWhole || isHeic(bytes))) return null;
  if (size === 'beyond' || !size || size.width === 0 || size.height === 0) return 'photoBroken';
  const pixels = size.width * size.height;
  if (pixels > BOMB_PIXELS) return 'photoBomb';
  return pixels > PHOTO_MAX_PIXELS ? 'photoTooManyPixels' : null;
}

export function photoType(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xd8)) return 'image/jpeg';
  if (isHeic(bytes)) return HEIC_TYPE;
  return startsWith(bytes, 0x89) ? 'image/png' : 'image/gif';
}

export type ReadyPhoto = { blob: Blob } | { error: PhotoError };

/** A photo that the browser does not make smaller: as it is, a HEIC if the service takes it. */
export function photoAsItIs(file: Blob, bytes: Uint8Array, takesHeic: boolean): ReadyPhoto {
  const type = photoType(bytes);
  const error = photoError(bytes) ?? (type === HEIC_TYPE && !takesHeic ? 'photoHeic' : null);
  return error ? { error } : { blob: file.slice(0, file.size, type) };
}

/** How a whole file ends; a JPEG may go on, because phones add to theirs. */
const ENDS: Record<string, readonly number[]> = {
  'image/png': [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  'image/gif': [0x3b],
};
export const PHOTO_END_BYTES = 8;

export function hasPhotoEnd(type: string, last: Uint8Array): boolean {
  const end = ENDS[type] ?? [];
  return startsWith(last.subarray(-end.length), ...end);
}
