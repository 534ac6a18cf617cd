import { type RefObject, useEffect } from 'react';
import { whenIdle } from './slider/idle';

/**
 * Lets the waiting pictures of a track come (later.module.scss): when the page has loaded and has nothing better to
 * do, or at the first touch.
 */
export function useSettled(track: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const settle = () => element.setAttribute('data-settled', '');
    const cancel = whenIdle(settle);
    const near = ['pointerenter', 'touchstart', 'focusin', 'scroll'];
    for (const event of near) element.addEventListener(event, settle, { once: true, passive: true });
    return () => {
      cancel();
      for (const event of near) element.removeEventListener(event, settle);
    };
  }, [track]);
}
