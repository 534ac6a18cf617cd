import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { MEDIA } from '../platform/files/keys.ts';
import { panel, unpublished } from './panel.ts';
import { bytesOf, keysUnder } from './stored-files.ts';

// A camera's or author's text stands in the file as these words.
const EXIF = 'EXIF-of-somebody';
const XMP = 'XMP-of-somebody';
const COMMENT = 'IPTC-of-somebody';

const block = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** An IPTC block (by-line 2:80) and a comment, as cameras and agencies write them into a JPEG. */
function withIptc(jpeg: Buffer): Buffer {
  const text = Buffer.from(COMMENT);
  const byline = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, text.length]), text]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(byline.length);
  const resource = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, byline]);
  const even = resource.length % 2 ? Buffer.concat([resource, Buffer.alloc(1)]) : resource;
  return Buffer.concat([jpeg.subarray(0, 2), block(0xed, even), block(0xfe, text), jpeg.subarray(2)]);
}

/** A comment before the end of a GIF, which has neither EXIF nor IPTC. */
const withComment = (gif: Buffer) =>
  Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, COMMENT.length]),
    Buffer.from(COMMENT),
    Buffer.from([0, 0x3b]),
  ]);

const same = (bytes: Buffer) => bytes;
const FORMATS: [
  format: string,
  finish: (image: Sharp) => Sharp,
  words: string[],
  add: (bytes: Buffer) => Buffer,
][] = [
  ['jpeg', (image) => image.jpeg(), [EXIF, XMP, COMMENT], withIptc],
  ['png', (image) => image.png(), [EXIF], same],
  ['webp', (image) => image.webp(), [EXIF, XMP], same],
  ['avif', (image) => image.avif(), [EXIF], same],
  ['gif', (image) => image.gif(), [COMMENT], withComment],
];

const plain = () => sharp({ create: { width: 1200, height: 900, channels: 3, background: '#345' } });
const marked = (image: Sharp) =>
  image
    .withExif({ IFD0: { Artist: EXIF }, IFD3: { GPSLatitude: '27/1 35/1 0/1', GPSLatitudeRef: 'S' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${XMP}</a></x:xmpmeta>`);

async function upload(name: string, data: Buffer, mimetype: string) {
  const before = new Set(await keysUnder(MEDIA));
  const file = { name, data, mimetype, size: data.length };
  await (await panel()).create({ collection: 'media', data: {}, file, ...unpublished });
  return (await keysUnder(MEDIA)).filter((each) => !before.has(each));
}

test.each(FORMATS)(
  'a public picture as %s keeps nothing that its camera or author wrote',
  async (format, finish, words, add) => {
    const bytes = add(await finish(marked(plain())).toBuffer());
    for (const word of words) expect(bytes.includes(word), `${word} is in it before`).toBe(true);
    const files = await upload(`metadata.${format}`, bytes, `image/${format}`);
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) {
      const kept = await bytesOf(name);
      for (const word of [EXIF, XMP, COMMENT]) expect(kept.includes(word), `${word} in ${name}`).toBe(false);
      const { exif, xmp, iptc, comments } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, comments }, name).toEqual({});
    }
  },
);

test('a TIFF, which may hold all of them, is not taken', async () => {
  const bytes = await marked(plain()).tiff().toBuffer();
  await expect(upload('metadata.tiff', bytes, 'image/tiff')).rejects.toThrow();
});
