import { type ComponentType, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { MaskProps } from './mask';
import type { MaskKind } from './masks';

/** A mask for an input that works without it: fetched at the first focus, removed when the focus leaves. */
export function useMask(kind: MaskKind) {
  const [loaded, setLoaded] = useState<{ Mask: ComponentType<MaskProps> } | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    guide: (event: { currentTarget: HTMLInputElement }) => {
      setInput(event.currentTarget);
      import('./mask').then(setLoaded, () => null);
    },
    release: () => setInput(null),
    /** Stands anywhere beside the input: it renders nothing. */
    maskFor: ({ onChange }: UseFormRegisterReturn) =>
      loaded && input && <loaded.Mask kind={kind} input={input} onChange={onChange} />,
  };
}
