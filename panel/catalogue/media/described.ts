import type { Focus, Localized } from '@passarela/contract/primitives';
import type { Media } from '../../platform/db/payload-types.ts';
import { isOff } from '../../publishing/takedown/media-of.ts';

/** Payload stores the middle with every upload: nobody chose it. */
const MIDDLE_PERCENT = 50;

type Point = { x: number | null | undefined; y: number | null | undefined };

/** A focal point in percent as the contract's; null without one, and for the middle of a fresh upload. */
export const focusOf = ({ x, y }: Point): Focus | null =>
  typeof x !== 'number' || typeof y !== 'number' || (x === MIDDLE_PERCENT && y === MIDDLE_PERCENT)
    ? null
    : { x: x / 100, y: y / 100 };

/** The description of a picture in each language that has one; null without any. */
export const altOf = (alt: Media['alt'] | Localized): Localized | null =>
  alt?.pt || alt?.en ? { pt: alt.pt || null, en: alt.en || null } : null;

/** A loaded picture's focus and description; nulls without a picture. */
export const described = (medium: number | Media | null | undefined) => {
  const { focalX, focalY, alt } = typeof medium === 'object' && medium ? medium : {};
  return { focus: focusOf({ x: focalX, y: focalY }), alt: altOf(alt) };
};

/** The path of a loaded file under the storage base; null without one, or if it is taken down or in the trash. */
export const fileOf = (medium: number | Media | null | undefined): string | null =>
  typeof medium === 'object' && medium && !isOff(medium) ? (medium.filename ?? null) : null;
