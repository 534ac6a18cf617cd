import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { unsealFor } from '../../platform/encryption/encrypted-file.ts';
import type { SealKeys } from '../../platform/encryption/keys.ts';
import type { FileStore } from '../../platform/files/store.ts';

/** The mean of each channel, by which one photo is known from another. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The size of every photo that a storm sends. */
const WIDTH = 1500;
const HEIGHT = 2000;
const COLOUR_TOLERANCE = 3;

/** The fault of a stored photo: missing, broken, cut, or somebody else's; null for none. */
export async function photoProblem(
  files: FileStore,
  key: string,
  keys: SealKeys,
  colour?: Colour,
): Promise<string | null> {
  try {
    const found = await files.get(key);
    if (!found) return 'is missing';
    const { stream } = await unsealFor(key, found, keys);
    const image = sharp(await buffer(stream), { failOn: 'warning' });
    const { info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
    if (info.width !== WIDTH || info.height !== HEIGHT) return `is ${info.width}×${info.height}`;
    const { channels } = await image.stats();
    const isSame = colour?.every((mean, index) => {
      return Math.abs((channels[index]?.mean ?? 0) - mean) <= COLOUR_TOLERANCE;
    });
    return isSame === false ? 'is another photo' : null;
  } catch (error) {
    return `does not open: ${error}`;
  }
}
