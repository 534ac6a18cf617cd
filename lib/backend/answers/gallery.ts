import { isRecord } from '@passarela/contract/is-record';
import { readVideo } from '@passarela/contract/read-video';
import type { Localized } from '../../domain/types.ts';
import { readLocalized } from './focus.ts';
import { readFieldEntries } from './lists.ts';
import { readNumber, readText, unwrap } from './scalars.ts';

type Item = {
  file: string;
  width: number | null;
  height: number | null;
  alt?: Localized;
};

const FILE_NAMES = ['file', 'url', 'path', 'src', 'image'];

const pixels = (value: unknown) => {
  const number = readNumber(value);
  return number !== null && number > 0 ? number : null;
};

/** The path or address of a file, plain or in an object; null for none. */
export const readFile = (value: unknown): string | null => readText(unwrap(value, FILE_NAMES));

/** One item: an object with `file`, or the path alone; null without a file [S66.14]. */
export function readItem(value: unknown): Item | null {
  const file = readFile(isRecord(value) ? unwrap(value, FILE_NAMES) : value);
  if (file === null) return null;
  const { width, height, alt: raw } = isRecord(value) ? value : {};
  const alt = readLocalized(raw);
  return {
    file,
    width: pixels(width),
    height: pixels(height),
    ...(alt && { alt }),
  };
}

const withoutCommas = (value: unknown) =>
  typeof value === 'string' && !/^\s*[[{]/.test(value) ? [value] : value;

export const readGallery = (value: unknown): Item[] =>
  readFieldEntries(withoutCommas(value)).flatMap((item) => readItem(item) ?? []);

export const readVideos = (value: unknown): (Item & { provider: string | null })[] =>
  readFieldEntries(withoutCommas(value)).flatMap((item) => {
    const read = readItem(item);
    const video = read && readVideo(read.file);
    const named = isRecord(item) ? readText(item.provider) : null;
    return read && video ? [{ ...read, file: video.file, provider: video.provider ?? named }] : [];
  });
