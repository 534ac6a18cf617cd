import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { Decoder } from '../platform/photos/decode.ts';
import { applicationForm, type Part, picture, sendForm, stored } from './forms.ts';
import { panel } from './panel.ts';
import { openedPhoto } from './stored-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'panel-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends a picture as the first photo and opens the stored one. */
async function keptOf(bytes: Uint8Array<ArrayBuffer>, name = 'x.jpg') {
  const image_1: Part = { name, bytes };
  const { id } = await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), image_1 }));
  const { photos } = await (await panel()).findByID({ collection: 'applications', id: Number(id) });
  const kept = await openedPhoto(String(photos), 1);
  return { kept, ...(await sharp(kept).metadata()) };
}

const GPS = {
  IFD0: { Make: 'Phone', Model: 'X' },
  IFD3: { GPSLatitude: '27/1 35/1 0/1', GPSLatitudeRef: 'S' },
};

test('a photo with a place in it is stored without any metadata', async () => {
  const bytes = await picture({}, (image) =>
    image.withExif(GPS).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg(),
  );
  expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(20);
  const { exif, xmp, icc, iptc, comments } = await keptOf(bytes);
  expect({ exif, xmp, icc, iptc, comments }).toEqual({});
});

test('a photo held upright by its orientation mark is stored upright', async () => {
  const left = { create: { width: 200, height: 400, channels: 3, background: 'red' } } as const;
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'blue' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .extend({ bottom: 100, background: 'blue' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { kept, width, height, orientation } = await keptOf(new Uint8Array(bytes));
  expect({ width, height, orientation }).toEqual({ width: 500, height: 400, orientation: undefined });
  // turned clockwise, the left side is on top
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(at(300, 50)).toBeGreaterThan(200);
  expect(at(300, 350)).toBeLessThan(50);
});

type Colour = readonly [number, number, number];
const RED: Colour = [200, 60, 40];
const GREEN: Colour = [60, 160, 60];
const BLUE: Colour = [50, 60, 180];
const GREY: Colour = [235, 235, 235];

test.each([
  // stored lying, and turned a quarter to the right by irot
  ['iphone.heic', { width: 400, height: 500 }, [BLUE, RED, GREY, GREEN]],
  ['mirrored.heic', { width: 500, height: 400 }, [GREEN, RED, GREY, BLUE]],
])('%s is stored upright, in its colours, without its place', async (name, size, corners) => {
  const { kept, exif, icc, format, width, height } = await keptOf(
    new Uint8Array(readFileSync(`${import.meta.dirname}/corpus/heic/${name}`)),
    'IMG_0412.HEIC',
  );
  expect({ exif, icc, format, width, height }).toEqual({ format: 'jpeg', ...size });
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  const [right, bottom] = [info.width - 40, info.height - 40];
  const seen = [at(40, 40), at(right, 40), at(40, bottom), at(right, bottom)];
  // numbers of Display P3 that are taken for sRGB's differ by 8 to 25
  const off = seen.flatMap((colour, corner) =>
    colour.map((value, channel) => Math.abs(value - (corners[corner]?.[channel] ?? 0))),
  );
  expect(Math.max(...off), JSON.stringify(seen)).toBeLessThan(5);
});

test('of an animation the first picture is stored', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  const bytes = await sharp([await frame('#00ff00'), await frame('#ff0000')], { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const { kept, pages, format, width, height } = await keptOf(new Uint8Array(bytes), 'x.gif');
  expect({ pages, format, width, height }).toEqual({
    pages: undefined,
    format: 'jpeg',
    width: 60,
    height: 60,
  });
  const [red, green] = await sharp(kept).raw().toBuffer();
  expect([(red ?? 255) < 60, (green ?? 0) > 200]).toEqual([true, true]);
});

test.each([
  ['grey', (image: Sharp) => image.greyscale().jpeg()],
  ['CMYK', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
  ['progressive', (image: Sharp) => image.jpeg({ progressive: true })],
  ['16 bits with transparency', (image: Sharp) => image.ensureAlpha(0.5).toColourspace('rgb16').png()],
  ['a palette', (image: Sharp) => image.png({ palette: true })],
])('%s is stored as a plain JPEG', async (_, finish) => {
  const { format, space, channels, isProgressive } = await keptOf(await picture({}, finish));
  expect({ format, space, isProgressive }).toEqual({ format: 'jpeg', space: 'srgb', isProgressive: false });
  expect(channels).toBe(3);
});

test('what a phone adds behind its JPEG is left behind', async () => {
  const bytes = Buffer.concat([await picture(), Buffer.from('a short film in ftypmp42')]);
  const { kept } = await keptOf(new Uint8Array(bytes));
  expect(kept.includes('ftypmp42')).toBe(false);
});

test('a photo of exactly 40 megapixels is taken, and stored with its longest side at 3,000 pixels', async () => {
  const { width, height } = await keptOf(await picture({ width: 8000, height: 5000 }));
  expect({ width, height }).toEqual({ width: 3000, height: 1875 });
});

const bytesOf = (word: string) => async () => new TextEncoder().encode(word);
const DONE = { picture: new Uint8Array([1]) };
const SEND_DONE = 'process.send({ picture: new Uint8Array([1]) })';

const program = (name: string, source: string) => {
  writeFileSync(`${folder}/${name}`, source);
  return `${folder}/${name}`;
};

test('a picture that takes too long is given up, its process killed, and the next one is opened', async () => {
  const file = program('slow.ts', "process.on('message', () => { for (;;); });");
  const decoder = new Decoder({ withinMs: 1000, file });
  const started = performance.now();
  expect(await decoder.decode(bytesOf('a'))).toEqual({ error: 'slow' });
  // a picture outside the tests has 15 s
  expect(performance.now() - started).toBeLessThan(7500);
  expect(await decoder.decode(bytesOf('a'))).toEqual({ error: 'slow' });
  decoder.close();
});

test('a picture that kills its process is refused after a second try, and the next one is opened', async () => {
  const file = program(
    'dying.ts',
    `process.on('message', ({ source }) => String.fromCharCode(...source) === 'bad' ? process.kill(process.pid, 'SIGKILL') : ${SEND_DONE});`,
  );
  const decoder = new Decoder({ file });
  const outcomes = ['bad', 'good', 'bad', 'good'].map((word) => decoder.decode(bytesOf(word)));
  const damaged = { error: 'damaged' };
  expect(await Promise.all(outcomes)).toEqual([damaged, DONE, damaged, DONE]);
  decoder.close();
});

test('pictures are opened one after another', async () => {
  const file = program(
    'counting.ts',
    `let open = 0; process.on('message', async () => { open += 1; const many = open; await new Promise((r) => setTimeout(r, 20)); open -= 1; many > 1 ? process.send({ error: 'slow' }) : ${SEND_DONE}; });`,
  );
  const decoder = new Decoder({ file });
  const outcomes = Array.from({ length: 10 }, () => decoder.decode(bytesOf('a')));
  expect(decoder.waiting).toBe(10);
  expect(await Promise.all(outcomes)).toEqual(Array(10).fill(DONE));
  decoder.close();
});

test('the process that opens pictures knows no secret', async () => {
  const file = program(
    'telling.ts',
    `process.on('message', () => process.env.PAYLOAD_SECRET ? process.send({ error: 'slow' }) : ${SEND_DONE});`,
  );
  const decoder = new Decoder({ file });
  expect(await decoder.decode(bytesOf('a'))).toEqual(DONE);
  decoder.close();
});
