import { Icon } from '@/components/ui/icon';
import { BACK, NEXT } from '@/components/ui/icon-paths';
import { pairPortraits } from '@/lib/talents/pairing';
import type { GalleryPhoto } from '@/lib/view/profile';
import styles from './photo-gallery.module.scss';
import { PhotoSlider } from './photo-slider';

type Props = {
  photos: GalleryPhoto[];
  label: string;
  isFirst: boolean;
  previousLabel: string;
  nextLabel: string;
};

const EAGER = 2;

/** A gallery as a track of slides: swiped by the finger on a phone, paired and paged on a wide screen. */
export function PhotoGallery({ photos, label, isFirst, previousLabel, nextLabel }: Props) {
  const slides = pairPortraits(photos);
  return (
    <PhotoSlider
      label={label}
      total={photos.length}
      previousLabel={previousLabel}
      nextLabel={nextLabel}
      previousIcon={<Icon path={BACK} />}
      nextIcon={<Icon path={NEXT} />}
    >
      {slides.map((slide) => (
        <div key={slide[0]?.src} className={`swiper-slide ${styles.slide}`}>
          {slide.map((photo) => {
            const order = photos.indexOf(photo);
            const isEarly = isFirst && order < EAGER;
            return (
              <img
                key={photo.src}
                className={styles.photo}
                src={photo.src}
                srcSet={photo.srcSet}
                sizes={
                  slide.length > 1 ? '(min-width: 1024px) 36vw, 100vw' : '(min-width: 1024px) 70vw, 100vw'
                }
                alt={photo.alt}
                width={photo.width ?? 1200}
                height={photo.height ?? 1600}
                loading={isEarly ? 'eager' : 'lazy'}
                fetchPriority={isFirst && order === 0 ? 'high' : undefined}
                decoding="async"
                data-landscape={(photo.width ?? 0) > (photo.height ?? 0)}
              />
            );
          })}
        </div>
      ))}
    </PhotoSlider>
  );
}
