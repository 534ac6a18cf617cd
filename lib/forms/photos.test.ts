import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { safePhoto } from './decode-queue.ts';
import type { PhotoFault } from './faults.ts';
import { photoFault } from './photo-header.ts';
import { photoFields } from './photos.ts';

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const uint32 = (value: number) => {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(value >>> 0);
  return out;
};
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (type: string, data: Buffer) => {
  const named = bytes(type, data);
  return bytes(uint32(data.length), named, uint32(crc32(named)));
};
const png = (width: number, height: number, data: Buffer) =>
  bytes(
    PNG,
    chunk('IHDR', bytes(uint32(width), uint32(height), [8, 2, 0, 0, 0])),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  );
const gif = (width: number, height: number) =>
  bytes('GIF89a', [width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0]);
const jpegHead = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8],
    [height >> 8, height & 255, width >> 8, width & 255],
    Buffer.alloc(12),
  );

const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a86' } });
const goodJpeg = await photo.clone().jpeg().toBuffer();
const goodPng = await photo.clone().png().toBuffer();
const goodGif = await photo.clone().gif().toBuffer();
const large = Buffer.concat([goodJpeg, Buffer.alloc(10 * 1024 * 1024)]);

const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];
const byHeader: [string, Buffer, PhotoFault][] = [
  ['nothing', Buffer.alloc(0), 'photoEmpty'],
  ...heic.map((brand): [string, Buffer, PhotoFault] => [
    brand,
    bytes([0, 0, 0, 24], 'ftyp', brand),
    'photoHeic',
  ]),
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photoSvg'],
  ['an SVG with a prolog', bytes('<?xml version="1.0"?>\n<!-- x -->\n<svg onload="x">'), 'photoSvg'],
  ['an SVG in capitals', bytes('<SVG >'), 'photoSvg'],
  ['a PDF', bytes('%PDF-1.7\n'), 'photoPdf'],
  ['a Windows program', bytes('MZ', Buffer.alloc(100)), 'photoProgram'],
  ['a Linux program', bytes([0x7f], 'ELF', Buffer.alloc(100)), 'photoProgram'],
  ['a Java class', bytes([0xca, 0xfe, 0xba, 0xbe, 0, 0]), 'photoProgram'],
  ['a script', bytes('#!/bin/sh\nrm'), 'photoProgram'],
  ['a ZIP', bytes('PK\x03\x04', Buffer.alloc(50)), 'photoType'],
  ['a WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'photoType'],
  ['a BMP', bytes('BM', Buffer.alloc(50)), 'photoType'],
  ['a TIFF', bytes('II*\0', Buffer.alloc(50)), 'photoType'],
  ['a big-endian TIFF', bytes('MM\0*', Buffer.alloc(50)), 'photoType'],
  ['an MP4', bytes([0, 0, 0, 24], 'ftypisom'), 'photoVideo'],
  ['a film of an iPhone', bytes([0, 0, 0, 20], 'ftypqt  '), 'photoVideo'],
  ['a WebM', bytes([0x1a, 0x45, 0xdf, 0xa3], Buffer.alloc(50)), 'photoVideo'],
  ['an AVI', bytes('RIFF\n\0\0\0AVI LIST'), 'photoVideo'],
  ['a page', bytes('<!doctype html><title>x</title>'), 'photoType'],
  ['words', bytes('not a photo'), 'photoType'],
  ['JSON', bytes('{"a":1}'), 'photoType'],
  ['zeros', Buffer.alloc(500), 'photoType'],
  ['one byte', Buffer.alloc(1, 0xff), 'photoType'],
  ['half a PNG signature', Buffer.from(PNG.slice(0, 3)), 'photoType'],
  ['a PNG signature alone', Buffer.from(PNG), 'photoBroken'],
  ['a PNG without width', png(0, 10, Buffer.alloc(0)), 'photoBroken'],
  ['a PNG without height', png(10, 0, Buffer.alloc(0)), 'photoBroken'],
  ['a GIF of no size', gif(0, 0), 'photoBroken'],
  ['a GIF name alone', bytes('GIF89a'), 'photoBroken'],
  ['an unknown GIF', bytes('GIF80a', Buffer.alloc(20, 1)), 'photoBroken'],
  ['a JPEG start alone', Buffer.from([0xff, 0xd8, 0xff]), 'photoBroken'],
  ['a JPEG of no size', jpegHead(0, 0), 'photoBroken'],
  ['a JPEG that loses its way', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0], Buffer.alloc(40)), 'photoBroken'],
  ['60 megapixels in a PNG', png(10_000, 6_000, Buffer.alloc(0)), 'photoTooManyPixels'],
  ['40.01 megapixels in a PNG', png(10_000, 4_001, Buffer.alloc(0)), 'photoTooManyPixels'],
  ['60 megapixels in a JPEG', jpegHead(10_000, 6_000), 'photoTooManyPixels'],
  ['60 megapixels in a GIF', gif(10_000, 6_000), 'photoTooManyPixels'],
  ['a PNG bomb', png(50_000, 50_000, deflateSync(Buffer.alloc(100_000))), 'photoBomb'],
  ['a PNG beyond all numbers', png(0xffffffff, 0xffffffff, Buffer.alloc(0)), 'photoBomb'],
  ['a JPEG bomb', jpegHead(65_500, 65_500), 'photoBomb'],
  ['a GIF bomb', gif(65_535, 65_535), 'photoBomb'],
  ['more than 10 MB', large, 'photoTooLarge'],
];

const cut = (source: Buffer, share: number) => source.subarray(0, Math.floor(source.length * share));
const scrambled = (source: Buffer) =>
  Buffer.concat([source.subarray(0, 300), Buffer.alloc(source.length, 0x5a)]);
const byDecoding: [string, Buffer][] = [
  ['a third of a JPEG', cut(goodJpeg, 0.4)],
  ['nearly a JPEG', cut(goodJpeg, 0.9)],
  ['a third of a PNG', cut(goodPng, 0.4)],
  ['nearly a PNG', cut(goodPng, 0.9)],
  ['half a GIF', cut(goodGif, 0.5)],
  ['a PNG without pixels', png(100, 100, Buffer.alloc(0))],
  ['a PNG with too few pixels', png(100, 100, deflateSync(Buffer.alloc(100)))],
  ['a PNG with noise for pixels', png(100, 100, Buffer.alloc(500, 7))],
  ['a GIF without a picture', bytes(gif(10, 10), [0x3b])],
  ['a JPEG head without a body', jpegHead(100, 100)],
  ['a JPEG with noise for a body', scrambled(goodJpeg)],
];

const overfull = png(10, 10, deflateSync(Buffer.alloc(100_000_000)));

describe('a file that is no photo for us', () => {
  it.each(byHeader)('%s is told by its bytes', (_case, file, fault) => {
    expect(photoFault(file)).toBe(fault);
  });

  it.each(byDecoding)('%s is told by decoding it', async (_case, file) => {
    expect(photoFault(file) ?? (await safePhoto(file))).toBe('photoBroken');
  });

  it('unpacks no more than the pixels it says it has', async () => {
    const photo = await safePhoto(overfull);
    expect(await sharp(photo instanceof Buffer ? photo : Buffer.alloc(0)).metadata()).toMatchObject({
      width: 10,
      height: 10,
    });
  });

  it('costs no memory that stays', async () => {
    const before = process.memoryUsage().rss;
    for (const file of [overfull, ...byDecoding.map(([, each]) => each)]) await safePhoto(file);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('a photo', () => {
  it.each([
    ['JPEG', goodJpeg],
    ['PNG', goodPng],
    ['GIF', goodGif],
  ])('as %s becomes a JPEG', async (_kind, file) => {
    expect(photoFault(file)).toBeNull();
    const safe = await safePhoto(file);
    expect(await sharp(safe instanceof Buffer ? safe : Buffer.alloc(0)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 400,
    });
  });

  it('is turned upright, made smaller, and keeps no place and no camera', async () => {
    const place = { GPSLatitudeRef: 'S', GPSLatitude: '26/1 18/1 0/1' };
    const file = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#468' } })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Camera')).toBe(true);
    const safe = await safePhoto(file);
    const result = safe instanceof Buffer ? safe : Buffer.alloc(0);
    const { width, height, exif, icc, xmp, orientation } = await sharp(result).metadata();
    expect([width, height]).toEqual([1333, 2000]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(result.includes('Camera')).toBe(false);
  });
});

describe('the four photos of a form', () => {
  const form = (files: Record<string, Buffer>) => {
    const data = new FormData();
    for (const [name, file] of Object.entries(files))
      data.set(name, new File([new Uint8Array(file)], 'a.jpg'));
    return data;
  };

  it('are each told apart', async () => {
    const data = form({ image_1: goodJpeg, image_2: bytes('%PDF-'), image_3: Buffer.alloc(0) });
    expect(await photoFields.inspect(data)).toEqual({
      image_2: 'photoPdf',
      image_3: 'photoEmpty',
      image_4: 'photoMissing',
    });
  });

  it('come back as JPEG, or with what is wrong inside', async () => {
    const data = form({ image_1: goodJpeg, image_2: goodPng, image_3: goodGif, image_4: cut(goodPng, 0.4) });
    const { files, faults } = await photoFields.prepare(data);
    expect(Object.keys(files)).toEqual(['image_1', 'image_2', 'image_3']);
    expect(faults).toEqual({ image_4: 'photoBroken' });
  });
});
