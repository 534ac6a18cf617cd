import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanVideo } from '../catalogue/media/clean-video.ts';
import { env } from '../platform/settings/env.ts';
import { filesWith } from './find-bytes.ts';
import { metadataIn } from './metadata-in.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { folderOf, keysUnder } from './stored-files.ts';

const PLACE = '-27.5954-048.5480/';
const TITLE = 'Casa da Ana Segredo';
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
if (!hasFfmpeg) console.warn('SKIPPED: no ffmpeg here, so no film is sent and checked for metadata');

const folder = mkdtempSync(join(tmpdir(), 'panel-films-'));
/** A folder with the stored files of these names alone: an engine's bucket holds those of all tests. */
const copied = (names: readonly string[]) => folderOf('media/', names);
const stored = () => keysUnder('media/');
let as: Staff;

beforeAll(async () => {
  await panel();
  as = await signInStaff('media-files');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends a file as the admin does, under whatever name and type its sender claims. */
async function send(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([bytes], name, { type }));
  form.append('_payload', '{}');
  return await as('editor', 'POST', 'media', { body: form });
}

async function filenames(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(201);
  const { doc } = await answer.json();
  const sizes: { filename: string | null }[] = Object.values(doc.sizes ?? {});
  return [doc.filename, ...sizes.map(({ filename }) => filename)].filter(Boolean);
}

const crc = (bytes: Buffer) => {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
};

/** A PNG with a text in it, as picture programs write it. */
function withText(png: Buffer): Buffer {
  const chunk = Buffer.from(`tEXtComment\0${TITLE} ${PLACE}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, sum, png.subarray(33)]);
}

const block = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A JPEG with an IPTC block (by-line 2:80) and a comment, as cameras and agencies write them. */
function withIptc(jpeg: Buffer): Buffer {
  const text = Buffer.from(`${TITLE} ${PLACE} `);
  const byline = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, text.length]), text]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(byline.length);
  const resource = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, byline]);
  const even = resource.length % 2 ? Buffer.concat([resource, Buffer.alloc(1)]) : resource;
  return Buffer.concat([jpeg.subarray(0, 2), block(0xed, even), block(0xfe, text), jpeg.subarray(2)]);
}

/** A GIF with a comment in it. */
function withComment(gif: Buffer): Buffer {
  const comment = Buffer.from(`${TITLE} ${PLACE}`);
  const block = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, -1), block, gif.subarray(-1)]);
}

async function picture(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'): Promise<Buffer> {
  const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#456' } });
  const exif = {
    IFD0: { ImageDescription: TITLE },
    IFD3: { GPSLatitude: '27/1 35/1 0/1', GPSLatitudeRef: 'S' },
  };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${TITLE}</p></x:xmpmeta>`;
  const bytes = await plain.withExif(exif).withXmp(xmp).toFormat(format).toBuffer();
  if (format === 'png') return withText(bytes);
  if (format === 'jpeg') return withIptc(bytes);
  return format === 'gif' ? withComment(bytes) : bytes;
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s with a place, a title and a comment loses them, also in its sizes',
  async (format) => {
    const bytes = await picture(format);
    writeFileSync(`${folder}/in.${format === 'jpeg' ? 'jpg' : format}`, bytes);
    expect(await metadataIn(folder)).not.toEqual([]);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    const names = await filenames(await send(`foto.${format}`, new Uint8Array(bytes), `image/${format}`));
    expect(names).toHaveLength(3);
    const copies = await copied(names);
    expect(await metadataIn(copies)).toEqual([]);
    expect(filesWith(copies, [TITLE, PLACE])).toEqual([]);
  },
);

const CODECS = {
  mp4: ['-c:v', 'libx264', '-c:a', 'aac', '-movflags', 'use_metadata_tags'],
  webm: ['-c:v', 'libvpx', '-c:a', 'libvorbis'],
  ogg: ['-c:v', 'libtheora', '-c:a', 'libvorbis'],
} as const;

/** A film of a second with picture and sound, a place, a title, a name on its track, subtitles if they fit. */
function film(extension: keyof typeof CODECS): Uint8Array<ArrayBuffer> {
  const path = `${folder}/film.${extension}`;
  const sources = ['testsrc=size=160x120:rate=10:duration=1', 'sine=duration=1'].flatMap((source) => [
    ...['-f', 'lavfi', '-i', source],
  ]);
  writeFileSync(`${folder}/places.srt`, `1\n00:00:00,000 --> 00:00:01,000\nGPS ${PLACE}\n`);
  const track = extension === 'mp4' ? ['-i', `${folder}/places.srt`, '-map', '2', '-c:s', 'mov_text'] : [];
  const tags = [`location=${PLACE}`, `com.apple.quicktime.location.ISO6709=${PLACE}`, `title=${TITLE}`];
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', ...sources, ...track.slice(0, 2), '-map', '0', '-map', '1', ...track.slice(2)],
    ...tags.flatMap((tag) => ['-metadata', tag]),
    ...['-metadata:s:v', `handler_name=${TITLE}`, '-metadata:s:a', `comment=${TITLE}`],
    ...CODECS[extension],
    path,
  ]);
  return new Uint8Array(readFileSync(path));
}

test.skipIf(!hasFfmpeg).each(['mp4', 'webm', 'ogg'] as const)(
  'a film (%s) keeps picture and sound, and loses place, title, names and tracks of places',
  async (extension) => {
    const bytes = film(extension);
    expect(filesWith(folder, [TITLE, PLACE]).length).toBeGreaterThan(0);
    const [name = ''] = await filenames(await send(`filme.${extension}`, bytes, `video/${extension}`));
    expect(name).toMatch(new RegExp(`^filme-[0-9a-f]{10}\\.${extension}$`));
    const copies = await copied([name]);
    expect(await metadataIn(copies)).toEqual([]);
    expect(filesWith(copies, [TITLE, PLACE])).toEqual([]);
    const streams = execFileSync('ffprobe', [
      ...['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', `${copies}/${name}`],
    ]);
    expect(streams.toString().trim().split('\n').sort()).toEqual(['audio', 'video']);
    expect(readdirSync(`${env().PASSARELA_DATA}/private/incoming`)).toEqual([]);
  },
);

test.skipIf(!hasFfmpeg)('a film that cannot be read is refused with a reason', async () => {
  const bytes = new Uint8Array(Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(3000, 1)]));
  const answer = await send('filme.mp4', bytes, 'video/mp4');
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('o lugar da gravação não pôde ser apagado');
});

test('without ffmpeg a film is refused with a reason, and nothing of it stays', async () => {
  const { PATH } = process.env;
  const before = await stored();
  const bytes = new Uint8Array(readFileSync(`${import.meta.dirname}/../seed/films/light-wide-1280x720.mp4`));
  process.env.PATH = folder;
  try {
    const answer = await send('filme.mp4', bytes, 'video/mp4');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('o servidor não tem o ffmpeg');
  } finally {
    process.env.PATH = PATH;
  }
  expect(await stored()).toEqual(before);
  expect(readdirSync(`${env().PASSARELA_DATA}/private/incoming`)).toEqual([]);
});

test('a film that takes too long is given up', async () => {
  const program = `${folder}/slow.sh`;
  writeFileSync(program, '#!/bin/sh\nexec sleep 60\n', { mode: 0o700 });
  const started = performance.now();
  expect(await cleanVideo(Buffer.alloc(10), '.mp4', { program, withinMs: 500 })).toBe('unreadable');
  expect(performance.now() - started).toBeLessThan(15_000);
});

test('the films of the demo hold no metadata', async () => {
  expect(await metadataIn(`${import.meta.dirname}/../seed/films`)).toEqual([]);
});

const jpeg = async () => new Uint8Array(await picture('jpeg'));
// it may hold any metadata
const tiff = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
  .tiff()
  .toBuffer();
const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

test.each([
  ['evil.html', 'image/jpeg'],
  ['evil.svg', 'image/svg+xml'],
  ['foto.jpg.html', 'text/html'],
  ['../../evil.jpg', 'image/png'],
  ['..%2f..%2fevil.php', 'video/mp4'],
  ['.htaccess', 'image/jpeg'],
  ['Ana Souza.JPEG', 'application/octet-stream'],
])('a photo sent as %s, %s, is named and typed by its bytes', async (name, type) => {
  for (const file of await filenames(await send(name, await jpeg(), type))) {
    expect(file).toMatch(/^[a-z0-9-]+-[0-9a-f]{10}(-\d+)?(-\d+x\d+)?\.jpg$/);
  }
});

test.each([
  ['photo.jpg', html],
  ['photo.jpg', svg],
  ['drawing.svg', svg],
  ['page.html', html],
  ['film.mp4', svg],
  ['document.pdf', new TextEncoder().encode('%PDF-1.7')],
  ['empty.jpg', new Uint8Array()],
  ['scan.tiff', new Uint8Array(tiff)],
])('what is no picture and no film is refused, whatever its name: %s', async (name, bytes) => {
  const before = await stored();
  for (const type of ['image/jpeg', 'image/svg+xml', 'video/mp4']) {
    const answer = await send(name, bytes, type);
    expect(answer.status).toBe(400);
  }
  expect(await stored()).toEqual(before);
});

test('a form that cannot be read is its sender’s mistake', async () => {
  const answer = await send('a\u0000b.jpg', await jpeg(), 'image/jpeg');
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('O envio chegou incompleto');
});

test('staff cannot name a file afterwards, nor have the panel fetch one', async () => {
  const [name] = await filenames(await send('nome.jpg', await jpeg(), 'image/jpeg'));
  const { docs } = await (await panel()).find({ collection: 'media', where: { filename: { equals: name } } });
  const id = docs[0]?.id ?? 0;
  const body = JSON.stringify({
    filename: 'x.html',
    mimeType: 'text/html',
    url: 'http://127.0.0.1:9/x.html',
  });
  await as('editor', 'PATCH', `media/${id}`, { body });
  expect(await (await panel()).findByID({ collection: 'media', id })).toMatchObject({
    filename: name,
    mimeType: 'image/jpeg',
  });
  expect((await as('editor', 'POST', 'media', { body })).status).toBe(403);
});
