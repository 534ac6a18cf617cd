import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '@passarela/contract/each';
import { DERIVED_KINDS } from '@passarela/contract/limits';
import { mediaUrl } from '../routes/media.ts';
import { lastGoodAnswers } from './last-good.ts';
import { chatPreviews } from './previews.ts';
import type { DerivedKind, Takedown } from './takedown.ts';
import { variantNames, variantsFolder } from './variant-names.ts';

async function drop({ files }: Takedown): Promise<number> {
  const kept = new Set(await readdir(variantsFolder()).catch(() => []));
  const names = files.flatMap((file) => variantNames(mediaUrl(file))).filter((name) => kept.has(name));
  for (const name of names) await rm(join(variantsFolder(), name), { recursive: true, force: true });
  return names.length;
}

/** Sizes of pictures that Next's optimizer has made and keeps for a year. */
const pictureVariants: DerivedKind = { writer: 'next', drop };

/** Every kind of file that the site makes from public content; new kinds are entered here. */
export const DERIVED = {
  variants: pictureVariants,
  previews: chatPreviews,
  lastGood: lastGoodAnswers,
} as const;

/** Modules that write files in which nothing derives from the panel's talents and files, and why. */
export const NOT_DERIVED: Readonly<Record<string, string>> = {
  'lib/browser/bundle.ts': 'scripts of the build, with nothing of a talent in them',
  'lib/backend/instagram.ts': 'copies of Instagram: they go when Instagram lists their post no longer',
  'lib/derived/last-good.ts': 'rewrites last good answers in their place',
  'lib/system/whole-file.ts': 'writes for the others',
  'server/spool/spool-photo.ts': 'bodies on their way to the panel, encrypted, and gone with their request',
};

type DerivedName = (typeof DERIVED_KINDS)[number];

/** Removes all files derived from a takedown; throws if a kind could not be searched. */
export async function dropDerived(takedown: Takedown): Promise<Record<DerivedName, number>> {
  const drop = async (kind: DerivedName) => [kind, await DERIVED[kind].drop(takedown)] as const;
  const counts = new Map(await Promise.all(DERIVED_KINDS.map(drop)));
  return each(DERIVED_KINDS, (kind) => counts.get(kind) ?? 0);
}
