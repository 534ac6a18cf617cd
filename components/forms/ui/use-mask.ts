import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { MaskKind } from './masks';

type Mask = { destroy: () => void };

/** Props for an input whose mask is fetched when it is first touched, and rests whenever the input does. */
export function useMask(kind: MaskKind) {
  const mask = useRef<Mask | null>(null);
  return {
    focusOf: (registration: UseFormRegisterReturn) => async (event: { currentTarget: HTMLInputElement }) => {
      const element = event.currentTarget;
      // React does not hear of what a mask makes of a pasted or filled-in text.
      const tell = () => void registration.onChange({ target: element, type: 'change' });
      // Without its library the field is a plain one.
      const masks = await import('./masks').catch(() => null);
      if (document.activeElement === element && !mask.current)
        mask.current = masks?.attachMask(kind, element, tell) ?? null;
    },
    release: () => {
      mask.current?.destroy();
      mask.current = null;
    },
  };
}
