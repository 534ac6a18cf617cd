import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SlideMedium, SlideView } from '@/lib/view/slides';
import styles from './slide.module.scss';
import { type PictureProps, SlidePicture } from './slide-picture';
import { SlideVideo } from './slide-video';

const MEDIA = { SlidePicture, SlideVideo };

export type SlideLook = Pick<PictureProps, 'sizes' | 'isCovered'> & { media?: typeof MEDIA };

type Props = SlideLook & { slide: SlideView; index: number; total: number; caption?: ReactNode };

type FrameProps = PictureProps & { medium: SlideMedium; media: typeof MEDIA };

function Frame({ medium, media, ...picture }: FrameProps) {
  const t = useTranslations('Errors');
  if (medium.kind === 'image') return <media.SlidePicture mobile={medium} desktop={medium} {...picture} />;
  return <media.SlideVideo {...medium} alt={picture.alt} unsupported={t('videoUnsupported')} />;
}

/** One slide: the phone's medium below 650 px, the wide one from there, each a picture or a muted looping video. */
export function Slide({ slide, index, total, caption, media = MEDIA, ...rest }: Props) {
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
        <media.SlidePicture mobile={mobile} desktop={desktop} {...picture} />
      ) : (
        <>
          <div className={styles.onPhone} data-kind={mobile.kind}>
            <Frame medium={mobile} media={media} {...picture} />
          </div>
          <div className={styles.onDesktop} data-kind={desktop.kind}>
            <Frame medium={desktop} media={media} {...picture} />
          </div>
        </>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
