import { type RefObject, useEffect } from 'react';
import { whenIdle } from './idle';
import { whenNear } from './when-near';

/** Loads the waiting pictures of a track (later.module.scss) when the page is idle or a pointer comes near. */
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
