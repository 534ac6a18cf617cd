'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { BACK, NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { useSettled } from '@/components/ui/use-settled';
import styles from './photo-gallery.module.scss';
import { scrollToPicture, type Visible, visibleInScroll, visibleInSlide, WIDE } from './track-stops';

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
  texts: Record<'previous' | 'next', string>;
  download: ReactNode;
  children: ReactNode;
};

/** The moving part of a gallery: a scroll track for fingers, Swiper with arrows on wide screens. */
export function PhotoSlider({ label, total, texts, download, children }: Props) {
  const count = useId();
  const track = useRef<HTMLElement>(null);
  const { first, last, isStart, isEnd, move } = usePhotoSlider(track, total);
  const arrow = (step: 1 | -1, name: string, path: string, isOver: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      // It keeps the focus at the last picture, which a disabled one would lose.
      aria-disabled={isOver}
      aria-describedby={count}
      onClick={() => isOver || move(step)}
    >
      <Icon path={path} />
    </button>
  );
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
              {arrow(-1, texts.previous, BACK, isStart)}
              {arrow(1, texts.next, NEXT, isEnd)}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
