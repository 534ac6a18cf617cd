import type { Picture } from '@/lib/domain/images';
import { coverPicture } from '@/lib/view/cover-picture';
import type { TalentCardView } from '@/lib/view/talent-card';

const WIDTHS_PX = [180, 390, 640, 828, 1080, 1440];

/** The picture of a card for half a screen or all of a phone; null if a talent has none. */
export const largeCover = (card: TalentCardView): Picture | null => coverPicture(card, WIDTHS_PX);
