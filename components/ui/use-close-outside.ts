import type { RefObject } from 'react';
import { useWindowEvent } from './use-window-event';

/** A press elsewhere and the focus going elsewhere close an open `details`. */
export function useCloseOutside(root: RefObject<HTMLDetailsElement | null>) {
  const closeOutside = ({ target }: Event) => {
    const details = root.current;
    if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
  };
  useWindowEvent('pointerdown', closeOutside);
  useWindowEvent('focusin', closeOutside);
}
