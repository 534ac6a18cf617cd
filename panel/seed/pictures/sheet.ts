import sharp from 'sharp';
import { randomOf, seedOf } from './engine/random.ts';
import { cast } from './figure/casting.ts';
import { print } from './finish.ts';
import { type Framing, render, shotFor } from './shots.ts';

/** A contact sheet of generated pictures, to judge them by eye: node sheet.ts <framing|mix> <first> <count> <out.png> */
const [kind = 'mix', first = '0', count = '18', out = '/tmp/sheet.png'] = process.argv.slice(2);
const framings: readonly Framing[] = ['bust', 'full', 'close', 'half', 'knee'];
const columns = 6;
const tiles: sharp.OverlayOptions[] = [];
for (let index = 0; index < Number(count); index += 1) {
  const seed = Number(first) + index;
  const gender = (['woman', 'man', 'woman', 'woman', 'man', 'other'] as const)[seed % 6] ?? 'woman';
  const person = cast(`sheet ${seed}`, gender, seed % 11 === 10 ? 58 : 24);
  const framing = framings.find((name) => name === kind) ?? framings[seed % 5] ?? 'bust';
  const started = performance.now();
  const stage = render(person, shotFor(person, framing, randomOf(seedOf('sheet', seed))), seed);
  const drawn = performance.now();
  const pixels = print(stage, shotFor(person, framing, randomOf(seedOf('sheet', seed))).grade);
  const picture = {
    jpeg: await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
      .jpeg({ quality: 76 })
      .toBuffer(),
  };
  console.log(
    seed,
    person.style,
    Math.round(drawn - started),
    Math.round(performance.now() - drawn),
    Math.round(picture.jpeg.length / 1000),
  );
  tiles.push({
    input: await sharp(picture.jpeg).resize(320).png().toBuffer(),
    left: (index % columns) * 330,
    top: Math.floor(index / columns) * 437,
  });
}
const height = Math.ceil(Number(count) / columns) * 437;
await sharp({ create: { width: 1970, height, channels: 3, background: '#fff' } })
  .composite(tiles)
  .png()
  .toFile(out);
