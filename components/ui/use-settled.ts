import { type RefObject, useEffect } from 'react';
import { whenIdle } from './idle';
import { whenNear } from './when-near';

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
    const stopListening = whenNear(element, near);
    const cancel = whenIdle(settle);
    return () => {
      cancel();
      stopListening();
    };
  }, [track, onNear]);
}
