import { lastGoodAnswers } from './last-good.ts';
import { chatPreviews } from './previews.ts';
import type { Takedown } from './takedown.ts';
import { pictureVariants } from './variants.ts';

/** Every kind of file that the site makes from public content; new kinds are entered here. */
export const DERIVED = {
  variants: pictureVariants,
  previews: chatPreviews,
  lastGood: lastGoodAnswers,
} as const;

/** Modules that write files in which nothing derives from the panel's talents and files, and why. */
export const NOT_DERIVED: Readonly<Record<string, string>> = {
  'lib/backend/instagram-pictures.ts':
    'copies of Instagram: they go when Instagram lists their post no longer',
  'lib/backend/sweep-last-good.ts': 'rewrites last good answers in their place',
  'lib/derived/last-good.ts': 'rewrites last good answers in their place',
  'lib/system/whole-file.ts': 'writes for the others',
  'server/spool/sealed-file.ts': 'bodies on their way to the panel, encrypted, and gone with their request',
};

/** How many files of each kind a takedown has removed. */
export type Removed = Record<keyof typeof DERIVED, number>;

/** Removes all that derives from what is taken down; throws when a kind could not be looked through. */
export async function dropDerived(takedown: Takedown): Promise<Removed> {
  const [variants, previews, lastGood] = await Promise.all([
    DERIVED.variants.drop(takedown),
    DERIVED.previews.drop(takedown),
    DERIVED.lastGood.drop(takedown),
  ]);
  return { variants, previews, lastGood };
}
