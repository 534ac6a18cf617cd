import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { canonicalSource, IMAGE_FORMATS, IMAGE_QUALITIES, IMAGE_WIDTHS_PX } from '../domain/images.ts';

/** The version of Next's image cache; a test asks Next itself whether names are still made this way. */
const NEXT_CACHE_VERSION = 4;

/** Browsers that name none of our formats get the picture in its own, which Next writes as no type at all. */
const TYPES = [...IMAGE_FORMATS, ''];

export const variantsFolder = () =>
  join(/* turbopackIgnore: true */ process.cwd(), '.next', 'cache', 'images');

/** The name of the folder in which Next keeps one size of a picture; `href` in its one spelling. */
export const variantName = (href: string, widthPx: number, quality: number, type: string) =>
  createHash('sha256').update(`${NEXT_CACHE_VERSION}${href}${widthPx}${quality}${type}`).digest('base64url');

/** The names of all sizes of a picture that the optimizer can have made; `source` is an absolute URL. */
export function variantNames(source: string): string[] {
  const href = canonicalSource(source);
  return IMAGE_WIDTHS_PX.flatMap((widthPx) =>
    IMAGE_QUALITIES.flatMap((quality) => TYPES.map((type) => variantName(href, widthPx, quality, type))),
  );
}
