import { useEffect, useRef } from 'react';
import { PREHOME_CLOSE_MS } from '@/lib/domain/constants';

/** Closes after ten seconds of looking; the visitor's own pause stops the clock too. */
export function useClock(isTicking: boolean, onEnd: () => void) {
  const left = useRef(PREHOME_CLOSE_MS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isTicking) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isTicking]);
}
