import { normalize } from './normalize.ts';
import type { Cells } from './read-row.ts';

export const PHOTO_FIELDS = ['cover', 'book', 'snap', 'compo'] as const;
export type PhotoField = (typeof PHOTO_FIELDS)[number];

/** A photo of a row: its place, and the path of its file in the ZIP or folder. */
type RowPhoto = { place: PhotoField; path: string };
export type Matched = { photos: RowPhoto[][]; missing: string[][]; unused: string[] };

const PICTURE = /\.(jpe?g|jfif|pjpeg|jpe|png|webp|gif|avif|hei[cf])$/i;
const HIDDEN = /(^|\/)(\.|__MACOSX)/;
export const isPictureFile = (path: string): boolean => PICTURE.test(path) && !HIDDEN.test(path);

/** Pictures that no browser shows and the panel does not decode. */
const OTHER_PICTURE = /\.(tiff?|bmp|psd|raw|dng|cr[23]|nef|arw|svg|eps|ai|pdf)$/i;
/** Files that a computer puts into every folder by itself. */
const OF_THE_SYSTEM = /(^|\/)(thumbs\.db|desktop\.ini)$/i;

/** Why a file of a ZIP or folder is no photo: another format, or no picture; null for photos and hidden files. */
export function notPhoto(path: string): 'format' | 'other' | null {
  if (isPictureFile(path) || HIDDEN.test(path) || OF_THE_SYSTEM.test(path)) return null;
  return OTHER_PICTURE.test(path) ? 'format' : 'other';
}

const baseOf = (path: string): string => path.replace(/^.*\//, '');
const stemOf = (path: string): string => normalize(baseOf(path).replace(PICTURE, ''));
const PLACES: [RegExp, PhotoField][] = [
  [/\b(capa|cover)\b/, 'cover'],
  [/\b(snaps?|polas?|polaroids?|digitais|digitals)\b/, 'snap'],
  [/\b(compo|composites?|comp card)\b/, 'compo'],
];
const placeIn = (path: string): PhotoField =>
  PLACES.find(([words]) => words.test(normalize(path.replace(PICTURE, ''))))?.[1] ?? 'book';

const named = (cells: Cells): { place: PhotoField; name: string }[] =>
  PHOTO_FIELDS.flatMap((place) =>
    (cells[place] ?? '')
      .split(/[;,|\n]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ place, name })),
  );

/**
 * Assigns files to rows: those that the row names; else those in a folder, or with a name, that begins with the
 * row's code or name. Files keep the order of their paths, numbers counted as numbers. Pure.
 */
export function matchPhotos(rows: readonly Cells[], paths: readonly string[]): Matched {
  const files = paths.filter(isPictureFile).sort((a, b) => a.localeCompare(b, 'pt', { numeric: true }));
  const byName = new Map(files.map((path) => [normalize(baseOf(path)), path]));
  for (const path of files) byName.set(normalize(path), path);
  const used = new Set<string>();
  const missing: string[][] = [];
  const photos = rows.map((cells) => {
    const asked = named(cells);
    const found = asked.map(({ place, name }) => ({ place, name, path: byName.get(normalize(name)) }));
    missing.push(found.flatMap(({ name, path }) => (path ? [] : [name])));
    const here = found.flatMap(({ place, path }) => (path ? [{ place, path }] : []));
    for (const { path } of here) used.add(path);
    return here;
  });
  const owners = ownersOf(rows);
  for (const path of files) {
    if (used.has(path)) continue;
    const parts = [...path.split('/').slice(0, -1).map(normalize), stemOf(path)];
    const owner = ownerOf(owners, parts);
    if (owner === null || named(rows[owner] ?? {}).length > 0) continue;
    photos[owner]?.push({ place: placeIn(path), path });
    used.add(path);
  }
  return { photos, missing, unused: files.filter((path) => !used.has(path)) };
}

/** Rows by code and name. */
function ownersOf(rows: readonly Cells[]): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const [row, { external_id = '', name = '' }] of rows.entries()) {
    for (const key of [external_id, name].map(normalize).filter(Boolean))
      owners.set(key, (owners.get(key) ?? new Set()).add(row));
  }
  return owners;
}

/** The one row whose code or name a part is, or begins with, the longest first; null for none, or more than one. */
function ownerOf(owners: ReadonlyMap<string, ReadonlySet<number>>, parts: readonly string[]): number | null {
  const starts = parts
    .flatMap((part) => {
      const words = part.split(' ');
      return words.map((_, at) => words.slice(0, at + 1).join(' '));
    })
    .filter((start) => owners.has(start))
    .sort((a, b) => b.length - a.length);
  const [first] = starts.map((start) => owners.get(start));
  const [owner, other] = first ?? [];
  return other === undefined ? (owner ?? null) : null;
}
