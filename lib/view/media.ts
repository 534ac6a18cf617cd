import { type Focus, focusAttributes } from '@/lib/domain/focus';
import { BROKEN_PHOTO_SRC, type Picture, type PictureSource, sizedPicture } from '@/lib/domain/images';
import { mediaUrl, mediaUse } from '@/lib/routes/media';

export const BROKEN_SOURCE: PictureSource = { source: BROKEN_PHOTO_SRC, isPlain: true };
export const BROKEN_PICTURE: Picture = { src: BROKEN_PHOTO_SRC, srcSet: undefined };

/** A public picture, cropped around `focus`; null if there is none, or its host is in no list. */
export function pictureSource(path: string | null, focus: Focus | null = null): PictureSource | null {
  if (path === null) return null;
  const source = mediaUrl(path);
  const use = mediaUse(source);
  if (use === 'none') return null;
  return { source, ...(use === 'plain' && { isPlain: true }), ...focusAttributes(focus) };
}

export function mediaPicture(
  path: string | null,
  widths: readonly number[],
  focus: Focus | null = null,
): Picture | null {
  const source = pictureSource(path, focus);
  return source && sizedPicture(source, widths);
}

/** The address of a public picture that the optimizer takes, for the browser's storage; null for any other. */
export function optimizedUrl(path: string | null): string | null {
  const url = path === null ? null : mediaUrl(path);
  return url !== null && mediaUse(url) === 'optimized' ? url : null;
}
