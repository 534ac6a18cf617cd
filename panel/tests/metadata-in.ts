import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

// long enough that no compressed picture holds one by chance
const TRACES = [
  'Exif\0\0',
  'ns.adobe.com/',
  'x:xmpmeta',
  'Photoshop 3.0',
  'com.apple.quicktime',
  'ICC_PROFILE',
];
const PNG_TEXTS = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];
const WEBP_TEXTS = ['EXIF', 'XMP '];
const BOXES_WITH_BOXES = ['moov', 'trak', 'mdia'];
// a muxer's own tags, and a track's language
const OWN_TAGS = ['encoder', 'language', 'duration', 'handler_name', 'vendor_id'];

/** Personal metadata in the public files of a folder: `file: what`, in any served format. */
export async function metadataIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    for (const what of await metadataOf(`${folder}/${name}`)) found.push(`${name}: ${what}`);
  }
  return found;
}

async function metadataOf(path: string): Promise<string[]> {
  const bytes = readFileSync(path);
  const extension = extname(path);
  const traces = TRACES.filter((trace) => bytes.includes(trace, 0, 'latin1'));
  if (extension === '.mp4') return [...traces, ...inMp4(bytes)];
  if (extension === '.webm' || extension === '.ogg') return [...traces, ...tagsOf(path)];
  const { exif, xmp, iptc, comments } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const blocks = Object.entries({ exif, xmp, iptc, comments }).flatMap(([name, block]) =>
    block ? [name] : [],
  );
  const chunks = extension === '.png' ? inPng(bytes) : extension === '.webp' ? inWebp(bytes) : [];
  const gif = extension === '.gif' && bytes.includes(Buffer.from([0x21, 0xfe])) ? ['comment'] : [];
  return [...traces, ...blocks, ...chunks, ...gif];
}

function inPng(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_TEXTS.includes(type)) found.push(type);
  }
  return found;
}

function inWebp(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    if (WEBP_TEXTS.includes(type)) found.push(type);
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return found;
}

/** Boxes that tell something, and tracks that are neither picture nor sound (a camera's places are a track). */
function inMp4(bytes: Buffer): string[] {
  return [...boxesOf(bytes)].flatMap(({ type, body }) => {
    if (BOXES_WITH_BOXES.includes(type)) return inMp4(body);
    if (type === 'udta') return isEmptyList(body) ? [] : ['udta'];
    if (type === 'meta' || type === 'uuid') return [type];
    const handler = type === 'hdlr' ? body.toString('latin1', 8, 12) : 'vide';
    return ['vide', 'soun'].includes(handler) ? [] : [`track ${handler}`];
  });
}

/** An `udta` that holds a list of tags without a tag, as some muxers write it. */
function isEmptyList(udta: Buffer): boolean {
  const [meta, ...more] = [...boxesOf(udta)];
  if (meta?.type !== 'meta' || more.length > 0) return false;
  return [...boxesOf(meta.body.subarray(4))].every(
    ({ type, body }) => type === 'hdlr' || (type === 'ilst' && body.length === 0),
  );
}

function* boxesOf(bytes: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    yield { type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + size) };
    at += Math.max(size, head);
  }
}

const tagged = z.object({ tags: z.record(z.string(), z.string()).default({}) });
const probed = z.object({ streams: z.array(tagged), format: tagged });

function tagsOf(path: string): string[] {
  const shown = execFileSync('ffprobe', [
    ...['-v', 'error', '-show_entries', 'format_tags:stream_tags', '-of', 'json', `file:${path}`],
  ]);
  const { streams, format } = probed.parse(JSON.parse(shown.toString()));
  const tags = [format, ...streams].flatMap((one) => Object.entries(one.tags));
  return tags.flatMap(([name, value]) => (OWN_TAGS.includes(name.toLowerCase()) ? [] : [`${name}=${value}`]));
}
