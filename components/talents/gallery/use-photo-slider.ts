'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useSettled } from '@/components/ui/use-settled';
import { before, stops, WIDE } from './track-stops';

/** Moves a gallery's track: native scrolling, on wide screens Swiper once a pointer or key comes near (DESIGN 6). */
export function usePhotoSlider(track: RefObject<HTMLElement | null>, total: number) {
  const swiper = useRef<Promise<Swiper | null> | null>(null);
  const [index, setIndex] = useState(0);
  const [counts, setCounts] = useState<number[]>([]);

  const page = useCallback(() => {
    const element = track.current;
    if (!element || !window.matchMedia(WIDE).matches) return null;
    swiper.current ??= import('./paged-track').then(
      ({ pageTrack }) => pageTrack(element, setIndex),
      () => {
        swiper.current = null;
        return null;
      },
    );
    return swiper.current;
  }, [track]);

  useSettled(track, page);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const wide = window.matchMedia(WIDE);
    const measure = () => setCounts(stops(element));
    const restart = () => {
      void swiper.current?.then((instance) => instance?.destroy());
      swiper.current = null;
      element.scrollLeft = 0;
      setIndex(0);
      measure();
    };
    const onScroll = () => {
      if (!swiper.current) setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    };
    measure();
    // It may have been swiped before the script came.
    onScroll();
    wide.addEventListener('change', restart);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      wide.removeEventListener('change', restart);
      element.removeEventListener('scroll', onScroll);
      void swiper.current?.then((instance) => instance?.destroy());
    };
  }, [track]);

  const move = async (step: 1 | -1) => {
    const instance = await page();
    // Without its library the track is scrolled, as on a phone.
    if (!instance) track.current?.scrollBy({ left: step * track.current.clientWidth });
    else if (step === 1) instance.slideNext();
    else instance.slidePrev();
  };

  const start = before(counts, index);
  return {
    first: start + 1,
    last: Math.min(total, start + (counts[index] ?? 1)),
    isStart: index === 0,
    // Until the slides are measured the arrow can be pressed.
    isEnd: counts.length > 0 && index >= counts.length - 1,
    move,
  };
}
