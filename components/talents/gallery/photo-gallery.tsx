import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BACK, NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { pairPortraits } from '@/lib/domain/pairing';
import type { GalleryPhoto } from '@/lib/view/profile';
import { Photo } from './photo';
import styles from './photo-gallery.module.scss';
import { PhotoSlider } from './photo-slider';

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
      arrows={[
        { step: -1, label: t('previous'), icon: <Icon path={BACK} /> },
        { step: 1, label: t('next'), icon: <Icon path={NEXT} /> },
      ]}
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
