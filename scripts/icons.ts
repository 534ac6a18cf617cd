// Draws every icon of the site from its one mark. Run after lib/domain/mark.ts changes.
import { copyFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MARK } from '../lib/domain/mark.ts';
import { iconSvg } from '../lib/seo/icon.ts';
import { inRoot } from './lib/paths.ts';

const ICONS = [
  ['icon-192.png', 192, 0.72],
  ['icon-512.png', 512, 0.72],
  ['icon-maskable-512.png', 512, 0.5],
  ['apple-touch-icon.png', 180, 0.64],
] as const;

const drawn = (size: number, share: number, density = 1200) =>
  sharp(Buffer.from(iconSvg(MARK, share)), { density })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An .ico with one 32 px PNG, which browsers fetch by themselves. */
async function favicon(): Promise<Buffer> {
  const png = await drawn(32, 0.82, 600);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(inRoot('public', 'icon.svg'), iconSvg(MARK, 0.82));
for (const [name, size, share] of ICONS) await writeFile(inRoot('public', name), await drawn(size, share));
await writeFile(inRoot('public', 'favicon.ico'), await favicon());
// The panel's too: while it goes from page to page, browsers ask for it there.
await copyFile(inRoot('public', 'favicon.ico'), inRoot('panel', 'public', 'favicon.ico'));
