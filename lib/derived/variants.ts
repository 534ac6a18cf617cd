import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaUrl } from '../routes/media.ts';
import type { DerivedKind, Takedown } from './takedown.ts';
import { variantNames } from './variant-names.ts';

/** Below the site's own folder, in which the server runs. */
const folder = () => join(/* turbopackIgnore: true */ process.cwd(), '.next', 'cache', 'images');

async function drop({ files }: Takedown): Promise<number> {
  const kept = new Set(await readdir(folder()).catch(() => []));
  const names = files.flatMap((file) => variantNames(mediaUrl(file))).filter((name) => kept.has(name));
  for (const name of names) await rm(join(folder(), name), { recursive: true, force: true });
  return names.length;
}

/** Sizes of pictures that Next's optimizer has made and keeps for a year. */
export const pictureVariants: DerivedKind = { writer: 'next', drop };
