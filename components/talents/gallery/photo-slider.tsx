'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useSettled } from '@/components/ui/use-settled';
import { BROKEN_PHOTO } from '@/lib/domain/images';
import styles from './photo-gallery.module.scss';
import { scrollToPicture, type Visible, visibleInScroll, visibleInSlide, WIDE } from './track-stops';

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

/** Moves a gallery's track: native scrolling, on wide screens Swiper once a pointer or key comes near. */
function usePhotoSlider(track: RefObject<HTMLElement | null>, total: number) {
  const swiper = useRef<Promise<Swiper | null> | null>(null);
  const [shown, setShown] = useState({ first: 1, last: 1 });
  const show = useCallback((now: Visible) => {
    setShown((before) => (before.first === now.first && before.last === now.last ? before : now));
  }, []);

  const page = useCallback(() => {
    const element = track.current;
    if (!element || !window.matchMedia(WIDE).matches) return null;
    swiper.current ??= import('./paged-track').then(
      ({ pageTrack }) => pageTrack(element, (index) => show(visibleInSlide(element, index))),
      () => {
        swiper.current = null;
        return null;
      },
    );
    return swiper.current;
  }, [track, show]);

  useSettled(track, page);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const wide = window.matchMedia(WIDE);
    const measure = () => {
      if (!swiper.current && element.clientWidth > 0) show(visibleInScroll(element));
    };
    const restart = () => {
      void swiper.current?.then((instance) => instance?.destroy());
      swiper.current = null;
      element.scrollLeft = 0;
    };
    // As soon as it is drawn, and again when its tab opens; it may have been swiped before the script came.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    wide.addEventListener('change', restart);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      wide.removeEventListener('change', restart);
      element.removeEventListener('scroll', measure);
      void swiper.current?.then((instance) => instance?.destroy());
    };
  }, [track, show]);

  const move = async (step: 1 | -1) => {
    const instance = await page();
    // Without its library the track is scrolled, as on a phone.
    if (!instance) {
      if (track.current) scrollToPicture(track.current, (step === 1 ? shown.last : shown.first) + step);
    } else if (step === 1) instance.slideNext();
    else instance.slidePrev();
  };

  const { first, last } = shown;
  return { first, last, isStart: first === 1, isEnd: total > 1 && last === total, move };
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
