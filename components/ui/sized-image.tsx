'use client';

import type { ComponentProps } from 'react';
import { CARD_WIDTHS_PX, COLUMN_WIDTHS_PX, type PictureSource, sizedPicture } from '@/lib/domain/images';

/** No tile is so small that it needs a card's first width. */
const WIDTHS_PX = { tile: CARD_WIDTHS_PX.slice(1), column: COLUMN_WIDTHS_PX };

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  image: PictureSource;
  fits: keyof typeof WIDTHS_PX;
  alt: string;
};

/** A picture in every width that it may have. Client code, because a page carries a server component's markup twice. */
export const SizedImage = ({ image, fits, alt, ...attributes }: Props) => (
  <img {...attributes} {...sizedPicture(image, WIDTHS_PX[fits])} alt={alt} decoding="async" />
);
