import { extname } from 'node:path';
import { slugify } from '@passarela/contract/slug';
import { offersDownloads } from '../domain/downloads.ts';
import type { TalentProfile } from '../domain/types.ts';

const FILES_MAX = 500;

export type Entry = { name: string; file: string };
/** Whose book is not in a ZIP; the reason is a key of the messages (`Paper`). */
export type LeftOut = { name: string; reason: 'notOffered' | 'noBook' | 'elsewhere' | 'tooMany' };

const two = (count: number) => String(count).padStart(2, '0');

function bookOf({ name, book }: TalentProfile, place: number): Entry[] {
  const stem = slugify(name) || 'talent';
  return book.map(({ file }, at) => ({
    file,
    name: `${two(place)}-${stem}/${stem}-book-${two(at + 1)}${extname(file) || '.jpg'}`,
  }));
}

/** Whether the site itself may fetch the picture at a path (docs/decisions/media-hosts.md). */
type IsFetched = (file: string) => boolean;

function reasonAgainst(talent: TalentProfile, taken: number, isFetched: IsFetched): LeftOut['reason'] | null {
  if (!offersDownloads(talent)) return 'notOffered';
  if (talent.book.length === 0) return 'noBook';
  if (!talent.book.every(({ file }) => isFetched(file))) return 'elsewhere';
  return taken + talent.book.length > FILES_MAX ? 'tooMany' : null;
}

/** The books of those who offer them, whole, a folder for each; of how many talents, and who is left out. */
export function zipEntriesOfBooks(talents: readonly TalentProfile[], isFetched: IsFetched) {
  const entries: Entry[] = [];
  const leftOut: LeftOut[] = [];
  let count = 0;
  for (const talent of talents) {
    const reason = reasonAgainst(talent, entries.length, isFetched);
    if (reason === null) entries.push(...bookOf(talent, ++count));
    else leftOut.push({ name: talent.name, reason });
  }
  return { entries, count, leftOut };
}
