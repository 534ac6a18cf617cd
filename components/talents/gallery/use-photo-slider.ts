'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useSettled } from '@/components/ui/use-settled';
import { scrollToPicture, type Visible, visibleInScroll, visibleInSlide, WIDE } from './track-stops';

/** Moves a gallery's track: native scrolling, on wide screens Swiper once a pointer or key comes near. */
export function usePhotoSlider(track: RefObject<HTMLElement | null>, total: number) {
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
