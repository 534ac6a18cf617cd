import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaUrl } from '../routes/media.ts';
import type { DerivedKind, Takedown } from './takedown.ts';
import { variantNames, variantsFolder } from './variant-names.ts';

async function drop({ files }: Takedown): Promise<number> {
  const kept = new Set(await readdir(variantsFolder()).catch(() => []));
  const names = files.flatMap((file) => variantNames(mediaUrl(file))).filter((name) => kept.has(name));
  for (const name of names) await rm(join(variantsFolder(), name), { recursive: true, force: true });
  return names.length;
}

/** Sizes of pictures that Next's optimizer has made and keeps for a year. */
export const pictureVariants: DerivedKind = { writer: 'next', drop };
