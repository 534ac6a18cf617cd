import { mkdirSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { roster } from '../data/roster.ts';
import { runJob } from '../pictures/studio/job.ts';
import { talentJobs } from '../plan.ts';

/**
 * Pictures of some talents on one sheet, to judge them by eye:
 * node tools/contact-sheet.ts <first id> <last id> <folder> [columns] [slot, e.g. book-1]
 */
const [first = '1', last = '12', folder = './contact-sheet', columns = '8', only = ''] =
  process.argv.slice(2);
const TILE = { width: 240, height: 320 };
const GAP_PX = 6;

mkdirSync(folder, { recursive: true });
const talents = roster(Number(last)).slice(Number(first) - 1);
const tiles: OverlayOptions[] = [];
for (const job of talentJobs(talents)) {
  const pictures = await runJob(job, folder);
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
