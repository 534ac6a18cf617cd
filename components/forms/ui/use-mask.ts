import { useRef } from 'react';

type Kind = 'phone' | 'date';
type Mask = { destroy: () => void };

const PHONE_DIGITS = 13;
const digits = (text: string) => text.replace(/\D/g, '').length;

/** A mask that guides: what does not fit it, another country's number say, is left as it is typed. */
async function attach(kind: Kind, element: HTMLInputElement): Promise<Mask> {
  const { IMask } = await import('react-imask');
  if (kind === 'date') return IMask(element, { mask: '00/00/0000' });
  return IMask(element, {
    mask: [{ mask: '+00 (00) 00000-0000' }, { mask: /^.*$/ }],
    dispatch: (appended, masked) => {
      const text = masked.rawInputValue + appended;
      const isForeign = digits(text) > PHONE_DIGITS || /[^\d\s()+.-]/.test(text);
      return masked.compiledMasks[isForeign ? 1 : 0];
    },
  });
}

/** Props for an input whose mask is fetched when it is first touched, and rests whenever the input does. */
export function useMask(kind: Kind) {
  const mask = useRef<Mask | null>(null);
  return {
    onFocus: async (event: { currentTarget: HTMLInputElement }) => {
      const element = event.currentTarget;
      // Without its library the field is a plain one.
      const made = await attach(kind, element).catch(() => null);
      if (document.activeElement === element && !mask.current) mask.current = made;
      else made?.destroy();
    },
    release: () => {
      mask.current?.destroy();
      mask.current = null;
    },
  };
}
