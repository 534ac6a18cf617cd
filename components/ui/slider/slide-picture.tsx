'use client';

import { MEDIA_SWITCH_PX } from '@/lib/domain/constants';
import { COLUMN_WIDTHS_PX, type PictureSource, sizedPicture, WIDE_WIDTHS_PX } from '@/lib/domain/images';
import { onPhone } from '@/lib/domain/on-phone';
import later from '../later.module.scss';
import styles from './slide.module.scss';

export type SlideLook = {
  sizes?: string;
  /** Something lies over the whole slider: no picture of it is urgent. */
  isCovered?: boolean;
};

export type PictureProps = SlideLook & { index: number; alt: string };

type Props = PictureProps & { mobile: PictureSource; desktop: PictureSource };

const DESKTOP = `(min-width: ${MEDIA_SWITCH_PX}px)`;

/** A slide's picture, from 650 px on another one. Client code, as {@link SizedImage} is. */
export function SlidePicture({ alt, index, sizes, isCovered, ...media }: Props) {
  const mobile = sizedPicture(media.mobile, COLUMN_WIDTHS_PX);
  const desktop = sizedPicture(media.desktop, WIDE_WIDTHS_PX);
  const isUrgent = index === 0 && !isCovered;
  const wait = index > 0 ? later.later : isCovered && later.covered;
  return (
    <picture className={`${styles.frame} ${wait || ''}`}>
      <source media={DESKTOP} srcSet={desktop.srcSet ?? desktop.src} sizes={sizes ?? '100vw'} />
      <img
        className={styles.medium}
        src={mobile.src}
        srcSet={mobile.srcSet}
        data-focus-x={mobile['data-focus-x']}
        data-focus-y={mobile['data-focus-y']}
        data-wide-x={desktop['data-focus-x']}
        data-wide-y={desktop['data-focus-y']}
        referrerPolicy={mobile.referrerPolicy ?? desktop.referrerPolicy}
        sizes={sizes ?? onPhone(100)}
        alt={alt}
        width={1200}
        height={1600}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
