'use client';

import { type ReactNode, useRef } from 'react';
import styles from './photo-gallery.module.scss';
import { useBrokenPhotos } from './use-broken-photos';
import { usePhotoSlider } from './use-photo-slider';

type Props = {
  label: string;
  total: number;
  previousLabel: string;
  nextLabel: string;
  previousIcon: ReactNode;
  nextIcon: ReactNode;
  download: ReactNode;
  children: ReactNode;
};

/** The moving part of a gallery: a scroll track for fingers, Swiper with arrows on wide screens. */
export function PhotoSlider({
  label,
  total,
  previousLabel,
  nextLabel,
  previousIcon,
  nextIcon,
  download,
  children,
}: Props) {
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
          <p className={styles.count} role="status">
            {first === last ? first : `${first}–${last}`} / {total}
          </p>
          {download}
          {total > 1 && (
            <div className={styles.arrows}>
              <button
                type="button"
                className={styles.arrow}
                aria-label={previousLabel}
                disabled={isStart}
                onClick={() => move(-1)}
              >
                {previousIcon}
              </button>
              <button
                type="button"
                className={styles.arrow}
                aria-label={nextLabel}
                disabled={isEnd}
                onClick={() => move(1)}
              >
                {nextIcon}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
