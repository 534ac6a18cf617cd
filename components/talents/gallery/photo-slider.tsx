'use client';

import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { BROKEN_PHOTO } from '@/lib/domain/images';
import styles from './photo-gallery.module.scss';
import { usePhotoSlider } from './use-photo-slider';

function replace(image: HTMLImageElement) {
  if (image.src.endsWith(BROKEN_PHOTO)) return;
  image.removeAttribute('srcset');
  image.src = BROKEN_PHOTO;
}

/** Replaces each picture that does not load, also before hydration. */
function useBrokenPhotos(track: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    for (const image of element.querySelectorAll('img'))
      if (image.complete && image.naturalWidth === 0) replace(image);
    // Errors do not bubble.
    element.addEventListener('error', onError, true);
    return () => element.removeEventListener('error', onError, true);
  }, [track]);
}

type Props = {
  label: string;
  total: number;
  arrows: readonly { step: 1 | -1; label: string; icon: ReactNode }[];
  download: ReactNode;
  children: ReactNode;
};

/** The moving part of a gallery: a scroll track for fingers, Swiper with arrows on wide screens. */
export function PhotoSlider({ label, total, arrows, download, children }: Props) {
  const count = useId();
  const track = useRef<HTMLElement>(null);
  useBrokenPhotos(track);
  const { first, last, isStart, isEnd, move } = usePhotoSlider(track, total);
  return (
    <div className={styles.slider}>
      <section ref={track} className={`swiper ${styles.track}`} aria-label={label} tabIndex={0}>
        <div className={`swiper-wrapper ${styles.wrapper}`}>{children}</div>
      </section>
      {(total > 1 || download) && (
        <div className={styles.bar}>
          <p id={count} className={styles.count} role="status">
            {`${first === last ? first : `${first}–${last}`} / ${total}`}
          </p>
          {download}
          {total > 1 && (
            <div className={styles.arrows}>
              {arrows.map(({ step, label: name, icon }) => (
                <button
                  key={step}
                  type="button"
                  className={styles.arrow}
                  aria-label={name}
                  // It keeps the focus at the last picture, which a disabled one would lose.
                  aria-disabled={step === 1 ? isEnd : isStart}
                  aria-describedby={count}
                  onClick={() => (step === 1 ? isEnd : isStart) || move(step)}
                >
                  {icon}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
