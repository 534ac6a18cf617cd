import { mkdirSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { cast, type Gender, paint } from '../src/index.ts';

/**
 * People on one sheet, to judge them by eye:
 * npm run sheet -w painter -- <first number> <last number> <folder> [columns] [slot, e.g. book-1]
 */
const [first = '1', last = '12', folder = './contact-sheet', columns = '8', only = ''] =
  process.argv.slice(2);
const TILE = { width: 240, height: 320 };
const GAP_PX = 6;
const GENDERS: readonly Gender[] = ['woman', 'man', 'woman', 'other'];

mkdirSync(folder, { recursive: true });
const tiles: OverlayOptions[] = [];
for (let number = Number(first); number <= Number(last); number += 1) {
  const key = `talent ${number}`;
  const person = cast(key, GENDERS[number % GENDERS.length] ?? 'woman', 18 + (number % 40));
  const pictures = await paint(
    { kind: 'talent', key, stem: `${number}`, person, withComposite: false },
    folder,
  );
  for (const [slot, { filename }] of Object.entries(pictures)) {
    if (only && slot !== only) continue;
    tiles.push({
      input: await sharp(`${folder}/${filename}`)
        .resize({ ...TILE, fit: 'contain', background: '#fff' })
        .toBuffer(),
      left: (tiles.length % Number(columns)) * (TILE.width + GAP_PX),
      top: Math.floor(tiles.length / Number(columns)) * (TILE.height + GAP_PX),
    });
  }
}
const width = Number(columns) * (TILE.width + GAP_PX);
const height = Math.ceil(tiles.length / Number(columns)) * (TILE.height + GAP_PX);
await sharp({ create: { width, height, channels: 3, background: '#fff' } })
  .composite(tiles)
  .jpeg({ quality: 88 })
  .toFile(`${folder}/sheet.jpg`);
console.log(`${tiles.length} pictures on ${folder}/sheet.jpg`);
