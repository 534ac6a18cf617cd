import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import later from '@/components/ui/later.module.scss';
import { faceName } from '@/components/ui/picture-names';
import { PictureTransition } from '@/components/ui/picture-transition';
import { pairPortraits } from '@/lib/domain/pairing';
import { photoSizes, USUAL_SIZE } from '@/lib/view/photo-sizes';
import type { GalleryPhoto } from '@/lib/view/profile';
import { PhotoImage } from '../card/cover-image';
import styles from './photo-gallery.module.scss';
import { PhotoSlider } from './photo-slider';

type PhotoProps = {
  photo: GalleryPhoto;
  label: string;
  isUrgent: boolean;
  isPaired: boolean;
  /** The talent whose portrait arrives here. */
  faceOf?: number | undefined;
};

/** One photograph, whole, linked to its large file; all but the first of a profile wait until the page has loaded. */
function Photo({ photo, label, isUrgent, isPaired, faceOf }: PhotoProps) {
  const { width, height } =
    photo.width && photo.height ? { width: photo.width, height: photo.height } : USUAL_SIZE;
  const sizes = photoSizes({ width, height, isPaired });
  const ratio = `0 0 ${width} ${height}`;
  const image = (
    <PhotoImage
      src={photo.src}
      srcSet={photo.srcSet}
      referrerPolicy={photo.referrerPolicy}
      sizes={sizes}
      alt={photo.alt}
      width={width}
      height={height}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      draggable={false}
    />
  );
  return (
    <span className={styles.frame}>
      <svg className={styles.wide} viewBox={ratio} aria-hidden="true" />
      <svg className={styles.high} viewBox={ratio} aria-hidden="true" />
      <a
        id={photo.id}
        className={`${styles.photo} ${isUrgent ? '' : later.later}`}
        href={photo.src}
        data-viewed={label}
        data-waits=""
        draggable={false}
      >
        {faceOf === undefined ? (
          image
        ) : (
          <PictureTransition name={faceName(faceOf)}>{image}</PictureTransition>
        )}
      </a>
    </span>
  );
}

type Props = {
  photos: GalleryPhoto[];
  label: string;
  isFirst: boolean;
  /** The talent, in the gallery with which the profile opens. */
  faceOf?: number | undefined;
  download: ReactNode;
};

/** A gallery as a track of slides: swiped by the finger on a phone, paired and paged on a wide screen. */
export function PhotoGallery({ photos, label, isFirst, faceOf, download }: Props) {
  const t = useTranslations('Talent');
  const slides = pairPortraits(photos);
  return (
    <PhotoSlider
      label={label}
      total={photos.length}
      texts={{ previous: t('previous'), next: t('next') }}
      download={download}
    >
      {slides.map((slide) => (
        <div key={slide[0]?.src} className={`swiper-slide ${styles.slide}`}>
          {slide.map((photo) => (
            <Photo
              key={photo.src}
              photo={photo}
              label={label}
              isUrgent={isFirst && photo === photos[0]}
              isPaired={slide.length > 1}
              faceOf={photo === photos[0] ? faceOf : undefined}
            />
          ))}
        </div>
      ))}
    </PhotoSlider>
  );
}
