import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { picture } from '../forms.ts';

/** A file for `image_2` of an application, and its expected error. */
export type BadPicture = {
  name: string;
  error: 'empty' | 'type' | 'damaged' | 'bytes' | 'pixels';
  bytes: () => Promise<Buffer>;
};

const LIMIT_BYTES = 10 * 1024 * 1024;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const jpeg = async () => Buffer.from(await picture());
const png = async () => Buffer.from(await picture({}, (image) => image.png()));
const gif = async () => Buffer.from(await picture({}, (image) => image.gif()));
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + 13) % 251));
const ascii = (text: string) => async () => Buffer.from(text, 'latin1');
const type = (name: string, bytes: () => Promise<Buffer>): BadPicture => ({ name, error: 'type', bytes });
const damaged = (name: string, bytes: () => Promise<Buffer>): BadPicture => ({
  name,
  error: 'damaged',
  bytes,
});
const pixels = (name: string, bytes: () => Promise<Buffer>): BadPicture => ({ name, error: 'pixels', bytes });

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A well-formed PNG that says it is this large, with far fewer bytes of picture in it. */
function pngSaying(width: number, height: number, rows = 10): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.min(width, 1000) * 3 + 1) * rows));
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const heic = async () => readFileSync(`${import.meta.dirname}/heic/iphone.heic`);

/** An iPhone's photo whose boxes say another size: of each tile, or of the whole. */
async function heicSaying(part: 'tile' | 'whole', width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await heic());
  const tile = bytes.indexOf('ispe');
  const at = part === 'tile' ? tile : bytes.indexOf('ispe', tile + 1);
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

/** A HEIC of one grid of that size, which says it in the grid too. */
async function heicGrid(width: number, height: number): Promise<Buffer> {
  const bytes = await heicSaying('whole', width, height);
  const grid = bytes.indexOf('idat');
  bytes.writeUInt16BE(width, grid + 8);
  bytes.writeUInt16BE(height, grid + 10);
  return bytes;
}

/** A GIF whose screen and only frame say that they are this large. */
function gifSaying(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const screen = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0]);
  const data = Buffer.from([0, 2, 2, 0x4c, 0x01, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a'), size, screen, frame, size, data]);
}

const zipEnd = Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(18)]);
const cut = async (bytes: Promise<Buffer>, share: number) => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * share));
};
const photograph = async () =>
  Buffer.from(await picture({}, (image) => image.resize(1200).blur(2).sharpen().jpeg({ quality: 95 })));

const foreign: BadPicture[] = [
  type('AVIF', async () => Buffer.from(await picture({ width: 64, height: 64 }, (image) => image.avif()))),
  type('WebP', async () => Buffer.from(await picture({}, (image) => image.webp()))),
  type('TIFF', async () => Buffer.from(await picture({}, (image) => image.tiff()))),
  type('BMP', ascii(`BM${'\0'.repeat(60)}`)),
  type('an icon', ascii(`\0\0\x01\0\x01\0${'\0'.repeat(60)}`)),
  type('Photoshop', ascii(`8BPS\0\x01${'\0'.repeat(60)}`)),
  type('JPEG 2000', ascii('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 ')),
  type('JPEG XL', ascii('\xff\x0a\xfa\x7f\x01\x90\x08\x06')),
  type('SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  type('SVG after an XML line', ascii('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
  type('PDF', ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')),
  type('a Windows program', ascii(`MZ\x90\0\x03${'\0'.repeat(80)}`)),
  type('a Linux program', ascii(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`)),
  type('a shell script', ascii('#!/bin/sh\nrm -rf /\n')),
  type('a ZIP', ascii(`PK\x03\x04${'\0'.repeat(40)}`)),
  type('gzip', ascii(`\x1f\x8b\x08${'\0'.repeat(40)}`)),
  type('MP4', ascii('\0\0\0\x20ftypisom\0\0\x02\0isomiso2')),
  type('HTML', ascii('<!doctype html><script>alert(1)</script>')),
  type('plain text', ascii('this is my photo, believe me')),
  type('text in UTF-16', async () => Buffer.from('\ufeffphoto', 'utf16le')),
  type('nothing but zeros', async () => Buffer.alloc(5000)),
  type('one byte', ascii('\xff')),
  type('random bytes', async () => noise(4000)),
];

const twoAtOnce: BadPicture[] = [
  type('a PDF with a JPEG inside', async () => Buffer.concat([await ascii('%PDF-1.4\n')(), await jpeg()])),
  type('HTML before a JPEG', async () => Buffer.concat([await ascii('<html>')(), await jpeg()])),
  type('a JPEG that is a ZIP too', async () => Buffer.concat([await jpeg(), zipEnd])),
  type('a HEIC that is a ZIP too', async () => Buffer.concat([await heic(), zipEnd])),
  type('a PNG that is a ZIP too', async () => Buffer.concat([await png(), zipEnd])),
  type('a PNG with a script behind it', async () =>
    Buffer.concat([await png(), await ascii('<?php system($_GET[1]);')()]),
  ),
  type('a GIF with a script behind it', async () =>
    Buffer.concat([await gif(), await ascii('/*<script>*/')()]),
  ),
  damaged('a GIF that is JavaScript', ascii(`GIF89a=1;alert(document.domain);//${' '.repeat(50)}`)),
];

const broken: BadPicture[] = [
  damaged('the head of a HEIC', ascii('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
  damaged('half a HEIC', () => cut(heic(), 0.5)),
  damaged('a HEIC without its last tenth', () => cut(heic(), 0.9)),
  damaged('a HEIC of random bytes', async () => Buffer.concat([(await heic()).subarray(0, 24), noise(5000)])),
  damaged('a HEIC whose tiles are larger than they say', () => heicSaying('tile', 16, 16)),
  damaged('a HEIC whose tiles say 3,600 megapixels', () => heicSaying('tile', 60_000, 60_000)),
  damaged('a HEIC of a grid with too few tiles', () => heicGrid(6000, 6000)),
  damaged('a HEIC that is an AVIF by its picture', async () => {
    const avif = Buffer.from(await picture({ width: 64, height: 64 }, (image) => image.avif()));
    avif.write('mif1', 8, 'latin1');
    return avif;
  }),
  { name: 'an empty file', error: 'empty', bytes: async () => Buffer.alloc(0) },
  damaged('a JPEG of three bytes', ascii('\xff\xd8\xff')),
  damaged('a PNG of eight bytes', async () => PNG_SIGNATURE),
  damaged('a GIF of six bytes', ascii('GIF89a')),
  damaged('half a JPEG', () => cut(photograph(), 0.5)),
  damaged('a JPEG without its last tenth', () => cut(photograph(), 0.9)),
  type('half a PNG', () => cut(png(), 0.5)),
  type('a PNG without its end', async () => (await png()).subarray(0, -12)),
  damaged('half a GIF', () => cut(gif(), 0.5)),
  damaged('a JPEG of random bytes', async () =>
    Buffer.concat([await ascii('\xff\xd8\xff\xe0')(), noise(5000)]),
  ),
  damaged('a PNG of random bytes', async () => Buffer.concat([PNG_SIGNATURE, noise(5000)])),
  damaged('a PNG whose bytes were changed', async () => {
    const bytes = await png();
    bytes.fill(0x55, 60, 90);
    return bytes;
  }),
  damaged('a PNG with too few rows', async () => pngSaying(1000, 1000)),
  damaged('a PNG without size', async () => pngSaying(0, 0)),
  damaged('a PNG of a size that no PNG has', async () => pngSaying(0x80000001, 2)),
];

const large: BadPicture[] = [
  pixels('60 megapixels', async () =>
    sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  ),
  pixels('a row over 40 megapixels', async () =>
    sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  ),
  pixels('a PNG bomb of 2,500 megapixels', async () => pngSaying(50_000, 50_000)),
  pixels('a PNG bomb of one long row', async () => pngSaying(1_000_000, 100_000)),
  pixels('a JPEG bomb of 4,290 megapixels', () => jpegSaying(65_500, 65_500)),
  pixels('a HEIC bomb of 3,600 megapixels', () => heicGrid(60_000, 60_000)),
  pixels('a GIF bomb of 4,295 megapixels', async () => gifSaying(65_535, 65_535)),
  {
    name: 'a byte over 10 MB',
    error: 'bytes',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(LIMIT_BYTES + 1 - (await jpeg()).length)]),
  },
  {
    name: '12 MB',
    error: 'bytes',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(12_000_000)]),
  },
];

/** Files that are no acceptable photo, made here byte by byte. */
export const BAD_PICTURES: readonly BadPicture[] = [...foreign, ...twoAtOnce, ...broken, ...large];
