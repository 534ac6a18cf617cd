import { extname } from 'node:path';

export const MEDIA_TYPES = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogg': 'video/ogg',
} as const;
export type Extension = keyof typeof MEDIA_TYPES;

// an SVG is never an upload: the panel writes the agency's mark itself (content/agency/mark-file.ts)
const BY_NAME: Record<string, string> = { ...MEDIA_TYPES, '.jpeg': 'image/jpeg', '.svg': 'image/svg+xml' };

/** The served type of a file of that name; undefined for others. */
export const typeOfName = (name: string): string | undefined => BY_NAME[extname(name).toLowerCase()];

export const HEAD_BYTES = 12;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Whether a file is an iPhone's photo by its first bytes; it is never served, but opened and stored as a JPEG. */
export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.includes(bytes.toString('latin1', 8, 12));

const AVIF_BRANDS = ['avif', 'avis'];
// playable in browsers; a phone's own "qt  " is not
const MP4_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'];
const DOCTYPE_WITHIN_BYTES = 64;

/** The kind of a file by its bytes, whatever its name or declared type; null for kinds that are not served. */
export function mediaTypeOf(bytes: Buffer): Extension | null {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (at(0, 3) === '\xff\xd8\xff') return '.jpg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return '.png';
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return '.gif';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return '.webp';
  if (at(4, 8) === 'ftyp' && AVIF_BRANDS.includes(at(8, 12))) return '.avif';
  if (at(4, 8) === 'ftyp' && MP4_BRANDS.includes(at(8, 12))) return '.mp4';
  const isMatroska = at(0, 4) === '\x1a\x45\xdf\xa3';
  if (isMatroska && at(0, DOCTYPE_WITHIN_BYTES).includes('webm')) return '.webm';
  if (at(0, 4) === 'OggS') return '.ogg';
  return null;
}
