import { type Picture, picture, plainPicture } from '@/lib/domain/images';
import type { TalentCardView } from './talent-card';

/** A card's picture in these widths (pixels, ascending), unscaled if the optimizer does not take it; null for none. */
export function coverPicture(
  { favorite, plainCover }: Pick<TalentCardView, 'favorite' | 'plainCover'>,
  widthsPx: readonly number[],
): Picture | null {
  if (favorite.cover !== null) return picture(favorite.cover, widthsPx);
  return plainCover === null ? null : plainPicture(plainCover);
}
