'use client';

import { type ReactNode, useId, useRef } from 'react';
import styles from './photo-gallery.module.scss';
import { useBrokenPhotos } from './use-broken-photos';
import { usePhotoSlider } from './use-photo-slider';

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
