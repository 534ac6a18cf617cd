import sharp from 'sharp';
import { randomOf, seedOf } from './engine/random.ts';
import { cast } from './figure/casting.ts';
import { print } from './finish.ts';
import { type Framing, render, shotFor } from './shots.ts';

const list = process.argv.slice(2);
const tiles: sharp.OverlayOptions[] = [];
for (const [i, a] of list.entries()) {
  const seed = Number(a.split(':')[0]);
  const framing = (a.split(':')[1] ?? 'close') as Framing;
  const gender = (['woman', 'man', 'woman', 'woman', 'man', 'other'] as const)[seed % 6]!;
  const person = cast(`sheet ${seed}`, gender, seed % 11 === 10 ? 58 : 24);
  const shot = shotFor(person, framing, randomOf(seedOf('sheet', seed)));
  const q = print(render(person, shot, seed), shot.grade);
  const p = {
    jpeg: await sharp(q.data, { raw: { width: q.width, height: q.height, channels: 3 } })
      .jpeg({ quality: 76 })
      .toBuffer(),
  };
  console.log(a, person.style, shot.outfit, shot.light, p.jpeg.length);
  tiles.push({ input: await sharp(p.jpeg).resize(900).toBuffer(), left: i * 910, top: 0 });
}
await sharp({ create: { width: 910 * list.length, height: 1200, channels: 3, background: '#fff' } })
  .composite(tiles)
  .png()
  .toFile('/tmp/one.png');
