import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Animation, loadAnimation } from '@/components/ui/animation/load-animation';
import { prefetchAnimation } from '@/components/ui/animation/prefetch-animation';
import { isStill } from '@/components/ui/motion';
import { whenNear } from '@/components/ui/when-near';

/** Lets faces glide to their places when one was removed or moved, once the animation library is there. */
export function useReorder(talents: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null);
  const animation = useRef<Animation | null>(null);
  const closeRanks = useRef<(() => void) | null>(null);

  useEffect(() => {
    const keep = (part: Animation | null) => {
      animation.current = part;
    };
    const stopListening = list.current && whenNear(list.current, () => loadAnimation().then(keep));
    const cancel = prefetchAnimation(keep);
    return () => {
      stopListening?.();
      cancel();
    };
  }, []);

  useLayoutEffect(() => {
    if (talents.length > 0) closeRanks.current?.();
    closeRanks.current = null;
  }, [talents]);

  const noteOrder = () => {
    if (list.current && !isStill())
      closeRanks.current = animation.current?.animateReorder(list.current) ?? null;
  };
  return { list, noteOrder };
}
