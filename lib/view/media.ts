import { type Focus, focusAttributes } from '@/lib/domain/focus';
import { BROKEN_PHOTO, type Picture, picture, plainPicture } from '@/lib/domain/images';
import { mediaUrl, mediaUse } from '@/lib/routes/media';

export const BROKEN_PICTURE: Picture = { src: BROKEN_PHOTO, srcSet: undefined };

/** A public picture in these widths, cropped around `focus`; null if there is none, or its host is in no list. */
export function mediaPicture(
  path: string | null,
  widths: readonly number[],
  focus: Focus | null = null,
): Picture | null {
  if (path === null) return null;
  const url = mediaUrl(path);
  const use = mediaUse(url);
  if (use === 'none') return null;
  return { ...(use === 'plain' ? plainPicture(url) : picture(url, widths)), ...focusAttributes(focus) };
}

/** The address of a public picture that the optimizer takes, for the browser's storage; null for any other. */
export function optimizedUrl(path: string | null): string | null {
  const url = path === null ? null : mediaUrl(path);
  return url !== null && mediaUse(url) === 'optimized' ? url : null;
}
