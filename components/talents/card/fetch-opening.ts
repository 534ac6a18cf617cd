import { preload } from 'react-dom';
import { mayFetchAhead } from '@/components/ui/line';
import { PHOTO_WIDTHS_PX, picture } from '@/lib/domain/images';
import { photoSizes } from '@/lib/view/photo-sizes';
import type { TalentCardView } from '@/lib/view/talent-card';

/** Fetches the opening picture of a profile in its final size; not with Save-Data or on a slow line. */
export function fetchOpening(opening: TalentCardView['opening']): void {
  if (opening === null || !mayFetchAhead()) return;
  const { source, width, height } = opening;
  const { src, srcSet } = picture(source, PHOTO_WIDTHS_PX);
  // Nearly every portrait has another beside it (lib/domain/pairing.ts).
  const sizes = photoSizes({ width, height, isPaired: width < height });
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
