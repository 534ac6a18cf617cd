import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MEDIA_SWITCH_PX } from '@/lib/domain/constants';
import { onPhone } from '@/lib/domain/on-phone';
import type { SlideMedium, SlideView } from '@/lib/view/slides';
import later from '../later.module.scss';
import styles from './slide.module.scss';
import { SlideVideo } from './slide-video';

export type SlideLook = {
  sizes?: string;
  /** Something lies over the whole slider: no picture of it is urgent. */
  isCovered?: boolean;
};

type Props = SlideLook & { slide: SlideView; index: number; total: number; caption?: ReactNode };
type PictureProps = SlideLook & { index: number; alt: string };

const DESKTOP = `(min-width: ${MEDIA_SWITCH_PX}px)`;

function SlidePicture(props: PictureProps & Record<'mobile' | 'desktop', SlideMedium & { kind: 'image' }>) {
  const { mobile, desktop, alt, index, sizes, isCovered } = props;
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

function Frame({ medium, ...picture }: PictureProps & { medium: SlideMedium }) {
  const t = useTranslations('Errors');
  if (medium.kind === 'image') return <SlidePicture mobile={medium} desktop={medium} {...picture} />;
  return <SlideVideo {...medium} alt={picture.alt} unsupported={t('videoUnsupported')} />;
}

/** One slide: the phone's medium below 650 px, the wide one from there, each a picture or a muted looping video. */
export function Slide({ slide, index, total, caption, ...rest }: Props) {
  const t = useTranslations('Slider');
  const { alt, mobile, desktop } = slide;
  const picture = { alt, index, ...rest };
  return (
    <figure
      className={`swiper-slide ${styles.slide}`}
      aria-roledescription={t('slide')}
      aria-label={t('position', { n: index + 1, total })}
      data-slide={index}
    >
      {mobile.kind === 'image' && desktop.kind === 'image' ? (
        <SlidePicture mobile={mobile} desktop={desktop} {...picture} />
      ) : (
        <>
          <div className={styles.onPhone} data-kind={mobile.kind}>
            <Frame medium={mobile} {...picture} />
          </div>
          <div className={styles.onDesktop} data-kind={desktop.kind}>
            <Frame medium={desktop} {...picture} />
          </div>
        </>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
