import { MEDIA_SWITCH_PX } from '@/lib/domain/constants';
import { COLUMN_WIDTHS_PX, type PictureSource, sizedPicture, WIDE_WIDTHS_PX } from '@/lib/domain/images';
import { onPhone } from '@/lib/domain/on-phone';
import later from '../later.module.scss';
import styles from './slide.module.scss';

export type PictureProps = {
  index: number;
  alt: string;
  sizes?: string;
  /** Something lies over the whole slider: no picture of it is urgent. */
  isCovered?: boolean;
};

type Props = PictureProps & { mobile: PictureSource; desktop: PictureSource };

/** No phone is so small, and so coarse, that it needs the first width. */
const PHONE_WIDTHS_PX = COLUMN_WIDTHS_PX.slice(1);
const DESKTOP_WIDTHS_PX = WIDE_WIDTHS_PX.filter((width) => width > MEDIA_SWITCH_PX);
const DESKTOP = `(min-width: ${MEDIA_SWITCH_PX}px)`;

/** A slide's picture, from 650 px on another one. */
export function SlidePicture({ alt, index, sizes, isCovered, ...media }: Props) {
  const mobile = sizedPicture(media.mobile, PHONE_WIDTHS_PX);
  const desktop = sizedPicture(media.desktop, DESKTOP_WIDTHS_PX);
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
