import { expect, it } from 'vitest';
import { talentRow } from '../domain/testing/talent-row.ts';
import type { TalentProfile } from '../domain/types.ts';
import { zipEntriesOfBooks } from './send-zip.ts';

const picture = (file: string) => ({ file, width: 3, height: 4 });
const profile = (id: number, name: string, over: Partial<TalentProfile> = {}): TalentProfile => ({
  ...talentRow({ id, name }),
  weight: null,
  suit: null,
  shirt: null,
  nationality: null,
  biography: null,
  skills: [],
  book: [picture(`${id}-a.jpg`), picture(`${id}-b.webp`)],
  snap: [],
  compo: [],
  video: [],
  downloads: null,
  ...over,
});

const isFetched = (file: string) => !file.startsWith('https:');

it('a folder for each talent who offers a book, in the order of the selection; the others are named with why', () => {
  const talents = [
    profile(1, 'João d’Ávila'),
    profile(2, 'Minor', { age: 16 }),
    profile(3, 'Closed', { downloads: false }),
    profile(5, 'New', { book: [] }),
    profile(6, 'Far', { book: [picture('6-a.jpg'), picture('https://elsewhere.example/b.jpg')] }),
    profile(4, 'Bia'),
  ];
  expect(zipEntriesOfBooks(talents, isFetched)).toEqual({
    count: 2,
    entries: [
      { name: '01-joao-davila/joao-davila-book-01.jpg', file: '1-a.jpg' },
      { name: '01-joao-davila/joao-davila-book-02.webp', file: '1-b.webp' },
      { name: '02-bia/bia-book-01.jpg', file: '4-a.jpg' },
      { name: '02-bia/bia-book-02.webp', file: '4-b.webp' },
    ],
    leftOut: [
      { name: 'Minor', reason: 'notOffered' },
      { name: 'Closed', reason: 'notOffered' },
      { name: 'New', reason: 'noBook' },
      { name: 'Far', reason: 'elsewhere' },
    ],
  });
});

it('whole books, at most five hundred files, folders counted without gaps', () => {
  const large = Array.from({ length: 300 }, (_, at) => picture(`${at}.jpg`));
  const talents = [profile(1, 'Ana', { book: large }), profile(2, 'Bia', { book: large }), profile(3, 'Eva')];
  const { entries, count, leftOut } = zipEntriesOfBooks(talents, isFetched);
  expect(entries).toHaveLength(302);
  expect(entries.at(-1)?.name).toBe('02-eva/eva-book-02.webp');
  expect([count, leftOut]).toEqual([2, [{ name: 'Bia', reason: 'tooMany' }]]);
});
