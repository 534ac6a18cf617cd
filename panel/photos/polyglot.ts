import { open } from 'node:fs/promises';
import type { PhotoType } from './sniff.ts';

const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;
const ENDS: Partial<Record<PhotoType, Buffer>> = {
  png: Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
  gif: Buffer.from([0x3b]),
};

async function lastBytes(path: string, count: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(count, size);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** True for a picture that is a ZIP (or JAR, or document) at the same time: a ZIP is read from its end. */
export async function hasHiddenArchive(path: string): Promise<boolean> {
  const tail = await lastBytes(path, ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES);
  const at = tail.lastIndexOf(ZIP_END);
  const rest = tail.length - at - ZIP_END_BYTES;
  return at >= 0 && rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest;
}

/** True when a PNG or GIF goes on after its end. Phones add to their JPEGs: there it is only left behind. */
export async function hasTail(path: string, type: PhotoType): Promise<boolean> {
  const end = ENDS[type];
  return end !== undefined && !(await lastBytes(path, end.length)).equals(end);
}
