import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PhotoError } from './answer.ts';
import { hasPhotoEnd, PHOTO_END_BYTES, photoError, photoType } from './photo-header.ts';
import { readApplicationPhotos, spooledFiles } from './photos.ts';

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

const heic = readFileSync('panel/tests/corpus/heic/iphone.heic');
/** An iPhone's photo whose last box of a size, that of the whole, says another one. */
const heicSaying = (width: number, height: number) => {
  const at = heic.lastIndexOf('ispe') + 8;
  return bytes(heic.subarray(0, at), uint32(width), uint32(height), heic.subarray(at + 8));
};
const byHeader: [string, Buffer, PhotoError][] = [
  ['nothing', Buffer.alloc(0), 'photoEmpty'],
  ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif'), 'photoType'],
  ['AVIFs one after another', bytes([0, 0, 0, 24], 'ftypavis'), 'photoType'],
  ['60 megapixels in a HEIC', heicSaying(10_000, 6_000), 'photoTooManyPixels'],
  ['a HEIC bomb', heicSaying(60_000, 60_000), 'photoBomb'],
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

describe('a file that is no photo for us', () => {
  it.each(byHeader)('%s is told by its bytes', (_case, file, error) => {
    expect(photoError(file)).toBe(error);
  });

  it.each(byHeader.filter(([, file]) => file.length > 0 && file !== large))(
    '%s is told by its beginning, if that says it',
    (_case, file, error) => {
      const isUnknown = error === 'photoBroken' && photoType(file) === 'image/jpeg' && file.length < 20;
      expect(photoError(file, { isWhole: false })).toBe(isUnknown ? null : error);
    },
  );
});

describe('a photo', () => {
  it.each([
    ['image/jpeg', goodJpeg],
    ['image/png', goodPng],
    ['image/gif', goodGif],
    ['image/heic', heic],
    ...['heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'].map(
      (brand): [string, Buffer] => ['image/heic', bytes([0, 0, 0, 24], 'ftyp', brand, Buffer.alloc(40))],
    ),
  ])('as %s is known by its beginning and its end', (type, file) => {
    expect(photoError(file)).toBeNull();
    expect(photoType(file)).toBe(type);
    expect(hasPhotoEnd(type, file.subarray(-PHOTO_END_BYTES))).toBe(true);
    const cut = file.subarray(0, file.length - 1).subarray(-PHOTO_END_BYTES);
    expect(hasPhotoEnd(type, cut)).toBe(['image/jpeg', 'image/heic'].includes(type));
  });

  it('may tell its size later than at its beginning', () => {
    const thumbnail = bytes([0xff, 0xe1, 0xff, 0xff], Buffer.alloc(0xfffd));
    const file = Buffer.concat([goodJpeg.subarray(0, 2), thumbnail, goodJpeg.subarray(2)]);
    expect(photoError(file)).toBeNull();
    expect(photoError(file.subarray(0, 40_000), { isWhole: false })).toBeNull();
    expect(photoError(file.subarray(0, 40_000))).toBe('photoBroken');
  });
});

const isTaken = async () => true;

describe('the four photos of a form', () => {
  // written out, so that a photo less is one
  const four = ['image_1', 'image_2', 'image_3', 'image_4'];

  it.each(four)('are all needed: a form without %s misses that one [S115.12]', async (missing) => {
    const photo = { type: 'image/jpeg', bytes: 1, sha256: 'x', read: () => Readable.from([]) };
    spooledFiles().set('one', photo);
    const data = new FormData();
    for (const field of four) if (field !== missing) data.set(field, 'one');
    expect((await readApplicationPhotos(data, isTaken)).errors).toEqual({ [missing]: 'photoMissing' });
  });

  it('are those that its references name, or that stand in it, each told apart', async () => {
    const photo = { type: 'image/jpeg', bytes: 1, sha256: 'x', read: () => Readable.from([]) };
    spooledFiles().set('one', photo).set('two', { error: 'photoPdf' });
    const data = new FormData();
    const sent = { image_1: 'one', image_2: 'two', image_3: 'unknown', image_5: 'one' };
    for (const [name, value] of Object.entries(sent)) data.set(name, value);
    data.set('image_4', new File(['%PDF-1.7'], 'a.jpg'));
    expect(await readApplicationPhotos(data, isTaken)).toEqual({
      files: { image_1: photo },
      errors: { image_2: 'photoPdf', image_3: 'photoMissing', image_4: 'photoPdf' },
    });
  });

  it('are checked alike where no server of ours has stored them before', async () => {
    const data = new FormData();
    const file = (part: Buffer) => new File([new Uint8Array(part)], 'a.jpg');
    data.set('image_1', file(goodJpeg));
    data.set('image_2', file(goodPng.subarray(0, -20)));
    data.set('image_3', file(Buffer.alloc(0)));
    data.set('image_4', new File([], ''));
    const { files, errors } = await readApplicationPhotos(data, isTaken);
    expect(errors).toEqual({ image_2: 'photoBroken', image_3: 'photoEmpty', image_4: 'photoMissing' });
    expect(files.image_1).toMatchObject({ type: 'image/jpeg', bytes: goodJpeg.length });
    for (let again = 0; again < 2; again += 1)
      expect(await buffer(files.image_1?.read() ?? Readable.from([]))).toEqual(goodJpeg);
  });

  it.each([
    [true, undefined],
    [false, 'photoHeic'],
  ])('that are HEIC pass if the service takes them (%s)', async (takesHeic, error) => {
    spooledFiles().set('spooled', {
      type: 'image/heic',
      bytes: 1,
      sha256: 'x',
      read: () => Readable.from([]),
    });
    const data = new FormData();
    data.set('image_1', 'spooled');
    data.set('image_2', new File([new Uint8Array(heic)], 'IMG_0412.HEIC'));
    data.set('image_3', new File([new Uint8Array(goodJpeg)], 'a.jpg'));
    const { files, errors } = await readApplicationPhotos(data, async () => takesHeic);
    expect(errors).toEqual({ image_4: 'photoMissing', ...(error && { image_1: error, image_2: error }) });
    expect(Object.keys(files)).toEqual(takesHeic ? ['image_1', 'image_2', 'image_3'] : ['image_3']);
  });
});
