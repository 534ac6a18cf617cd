import { type Picture, picture } from '@/lib/domain/images';
import type { TalentCardView } from '@/lib/view/talent-card';

const WIDTHS_PX = [180, 390, 640, 828, 1080, 1440];

/** The picture of a card for half a screen or all of a phone; null where a talent has none. */
export function largeCover({ favorite, plainCover }: TalentCardView): Picture | null {
  if (favorite.cover !== null) return picture(favorite.cover, WIDTHS_PX);
  return plainCover === null ? null : { src: plainCover, srcSet: undefined };
}
