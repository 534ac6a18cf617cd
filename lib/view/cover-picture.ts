import { focusAttributes } from '@/lib/domain/focus';
import { type Picture, picture, plainPicture } from '@/lib/domain/images';
import type { TalentCardView } from './talent-card';

/** A card's picture in these widths (pixels, ascending), unscaled if the optimizer does not take it; null for none. */
export function coverPicture(
  { favorite, plainCover, focus }: Pick<TalentCardView, 'favorite' | 'plainCover' | 'focus'>,
  widthsPx: readonly number[],
): Picture | null {
  const attributes = focusAttributes(focus);
  if (favorite.cover !== null) return { ...picture(favorite.cover, widthsPx), ...attributes };
  return !plainCover ? null : { ...plainPicture(plainCover), ...attributes };
}
