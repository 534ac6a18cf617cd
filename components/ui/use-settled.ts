import { type RefObject, useEffect } from 'react';
import { whenIdle } from './slider/idle';

/**
 * Lets the waiting pictures of a track come (later.module.scss): when the page has loaded and has nothing better to
 * do, or as soon as a hand is near, which calls `onNear` too.
 */
export function useSettled(track: RefObject<HTMLElement | null>, onNear: () => void) {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const settle = () => element.setAttribute('data-settled', '');
    const near = () => {
      settle();
      onNear();
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of ['pointerenter', 'touchstart', 'focusin'])
      element.addEventListener(event, near, options);
    const cancel = whenIdle(settle);
    return () => {
      cancel();
      listening.abort();
    };
  }, [track, onNear]);
}
