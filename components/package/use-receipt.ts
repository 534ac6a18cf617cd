import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isStill } from '@/components/ui/motion';
import type { Own } from './own';

/** The answer as it was sent, if nothing was changed since; null where the service does not say. */
export const sentOf = (own: Own | null): (Own & { sentAt: string }) | null =>
  own?.sentAt && own.unsent?.length === 0 ? { ...own, sentAt: own.sentAt } : null;

const topOf = (talent: number) =>
  document.querySelector(`#talent-${talent}`)?.getBoundingClientRect().top ?? 0;

/**
 * Right after a sending the receipt takes the focus, and the page goes to its top, unless another answer was given
 * meanwhile. A face whose answer takes the receipt away stays where it is in the window.
 */
export function useReceipt(isSent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  const held = useRef<{ talent: number; top: number }>(null);
  useLayoutEffect(() => {
    if (held.current && !isSent) {
      const { talent, top } = held.current;
      window.scrollBy({ top: topOf(talent) - top, behavior: 'instant' });
    }
    held.current = null;
  });
  const arrive = useEffectEvent(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' });
  });
  useEffect(() => {
    if (isSent) arrive();
  }, [isSent]);
  return {
    heading,
    awaitReceipt: () => {
      isAwaited.current = true;
    },
    hold: (talent: number) => {
      isAwaited.current = false;
      if (isSent) held.current = { talent, top: topOf(talent) };
    },
  };
}
