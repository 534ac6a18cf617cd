import sharp from 'sharp';
import { expect, it } from 'vitest';
import { talentRow } from '../domain/testing/talent-row.ts';
import type { TalentProfile } from '../domain/types.ts';
import { entriesOf, toLight } from './send-selection.ts';

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

it('a folder for each talent who offers a book, in the order of the selection', () => {
  const talents = [
    profile(1, 'João d’Ávila'),
    profile(2, 'Minor', { age: 16 }),
    profile(3, 'Closed', { downloads: false }),
    profile(4, 'Bia'),
  ];
  expect(entriesOf(talents)).toEqual([
    { name: '01-joao-davila/joao-davila-book-01.jpg', file: '1-a.jpg' },
    { name: '01-joao-davila/joao-davila-book-02.webp', file: '1-b.webp' },
    { name: '02-bia/bia-book-01.jpg', file: '4-a.jpg' },
    { name: '02-bia/bia-book-02.webp', file: '4-b.webp' },
  ]);
});

it('whole books, at most five hundred files', () => {
  const large = Array.from({ length: 300 }, (_, at) => picture(`${at}.jpg`));
  const talents = [profile(1, 'Ana', { book: large }), profile(2, 'Bia', { book: large }), profile(3, 'Eva')];
  expect(entriesOf(talents)).toHaveLength(302);
});

it.each([
  ['a portrait', [1800, 2400], [900, 1200]],
  ['a landscape', [2400, 1800], [900, 675]],
  ['a small one', [600, 800], [600, 800]],
] as const)('%s is light when it is 900 px wide, as in a gallery', async (_, [width, height], expected) => {
  const stored = await sharp({ create: { width, height, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer();
  const light = await sharp(await toLight(stored)).metadata();
  expect([light.width, light.height]).toEqual(expected);
});
