import { useRef } from 'react';
import type { MaskKind } from './masks';

type Mask = { destroy: () => void };

/** Props for an input whose mask is fetched when it is first touched, and rests whenever the input does. */
export function useMask(kind: MaskKind) {
  const mask = useRef<Mask | null>(null);
  return {
    onFocus: async (event: { currentTarget: HTMLInputElement }) => {
      const element = event.currentTarget;
      // Without its library the field is a plain one.
      const made = await import('./masks').then(
        ({ attachMask }) => attachMask(kind, element),
        () => null,
      );
      if (document.activeElement === element && !mask.current) mask.current = made;
      else made?.destroy();
    },
    release: () => {
      mask.current?.destroy();
      mask.current = null;
    },
  };
}
