import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SlideMedium, SlideView } from '@/lib/view/slides';
import styles from './slide.module.scss';
import { type PictureProps, type SlideLook, SlidePicture } from './slide-picture';
import { SlideVideo } from './slide-video';

type Props = SlideLook & { slide: SlideView; index: number; total: number; caption?: ReactNode };

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
