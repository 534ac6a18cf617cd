import type { FocusAttributes } from './focus.ts';

/** The optimizer's widths in pixels, one list for next.config.ts and for every srcset. */
export const CARD_WIDTHS_PX = [180, 260, 390, 640] as const;
export const WIDE_WIDTHS_PX = [390, 640, 750, 828, 1080, 1440, 1920, 2560] as const;
const upTo = (px: number) => WIDE_WIDTHS_PX.filter((width) => width <= px);
export const PHOTO_WIDTHS_PX = upTo(1920);
/** Widths of pictures in a column of text, and of a slide's picture for phones. */
export const COLUMN_WIDTHS_PX = upTo(1440);
/** In public/: for a talent without a cover, or a picture that does not load. */
export const NO_PHOTO_SRC = '/no-photo.svg';
export const BROKEN_PHOTO_SRC = '/broken-photo.svg';
const QUALITY = 72;
/** For the widths that fill a phone: two dots to a point hide a third of the bytes. */
const PHONE_QUALITY = 62;
const PHONE_WIDTHS_PX = { from: 640, to: 828 };
export const IMAGE_WIDTHS_PX = [...new Set([...CARD_WIDTHS_PX, ...WIDE_WIDTHS_PX])];
export const IMAGE_FORMATS = ['image/avif', 'image/webp'] as const;
/** The widest picture that is sent as AVIF: of wider ones WebP is no larger, and made in a third of the time. */
export const AVIF_MAX_WIDTH_PX = 390;
export const IMAGE_QUALITIES = [PHONE_QUALITY, QUALITY];

const qualityOf = (widthPx: number) =>
  widthPx >= PHONE_WIDTHS_PX.from && widthPx <= PHONE_WIDTHS_PX.to ? PHONE_QUALITY : QUALITY;

function plainPart(part: string): string {
  try {
    return decodeURIComponent(part).replace(/[%?#/\\]/g, encodeURIComponent);
  } catch {
    return part;
  }
}

const OWN_HOST = 'http://own.invalid';

/** The one spelling of a picture's address, so that a takedown finds every copy (docs/decisions/publication.md). */
export function canonicalSource(source: string): string {
  const isOwn = /^\/(?![/\\])/.test(source);
  if (!isOwn && !URL.canParse(source)) return source;
  const url = new URL(source, OWN_HOST);
  // a `?` without a query goes with its own value
  Object.assign(url, { hash: '', username: '', password: '', search: url.search });
  // Storages read several slashes as one, and none at the end.
  url.pathname = url.pathname.split('/').filter(Boolean).map(plainPart).join('/');
  return isOwn ? url.href.slice(OWN_HOST.length) : url.href;
}

/** Without `srcSet` a picture is shown as it is, in its one size. */
export type Picture = {
  src: string;
  srcSet: string | undefined;
  referrerPolicy?: 'no-referrer';
} & FocusAttributes;

/** A picture that the browser fetches from its own host, which learns nothing of the page. */
export const plainPicture = (src: string): Picture => ({
  src,
  srcSet: undefined,
  referrerPolicy: 'no-referrer',
});

/** A picture before its widths: short in the data of a page. */
export type PictureSource = { source: string; isPlain?: true } & FocusAttributes;

/** Address of a public picture in one width, served by the site's own image optimizer. */
export const imageUrl = (source: string, widthPx: number) =>
  `/_next/image?url=${encodeURIComponent(source)}&w=${widthPx}&q=${qualityOf(widthPx)}`;

/** `src` and `srcset` of a public picture: `source` is an absolute URL, `widths` ascend. */
export function picture(source: string, widths: readonly number[]): Picture & { srcSet: string } {
  const largest = widths.at(-1) ?? WIDE_WIDTHS_PX[0];
  return {
    src: imageUrl(source, largest),
    srcSet: widths.map((width) => `${imageUrl(source, width)} ${width}w`).join(', '),
  };
}

export const sizedPicture = (
  { source, isPlain, ...focus }: PictureSource,
  widths: readonly number[],
): Picture => ({ ...(isPlain ? plainPicture(source) : picture(source, widths)), ...focus });
