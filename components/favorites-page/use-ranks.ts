import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isStill } from '@/components/ui/motion';
import { loadMoving, type Moving } from '@/components/ui/moving/load-moving';
import { loadMovingAhead } from '@/components/ui/moving/load-moving-ahead';
import { whenNear } from '@/components/ui/when-near';

/** Lets cards or rows glide to their places when one was removed or moved, once the animation library is there. */
export function useRanks(place: RefObject<HTMLElement | null>, talents: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null);
  const moving = useRef<Moving | null>(null);
  const closeRanks = useRef<(() => void) | null>(null);

  useEffect(() => {
    const keep = (part: Moving | null) => {
      moving.current = part;
    };
    const stopListening = place.current && whenNear(place.current, () => loadMoving().then(keep));
    const cancel = loadMovingAhead(keep);
    return () => {
      stopListening?.();
      cancel();
    };
  }, [place]);

  useLayoutEffect(() => {
    if (talents.length > 0) closeRanks.current?.();
    closeRanks.current = null;
  }, [talents]);

  return {
    list,
    noteRanks: () => {
      if (list.current && !isStill()) closeRanks.current = moving.current?.closeRanks(list.current) ?? null;
    },
  };
}
