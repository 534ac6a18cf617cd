import IMask from 'imask/esm/imask';
// Only the kinds of mask that these fields use.
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';

export type MaskKind = 'phone' | 'date';

const PHONE_DIGITS = 13;
const digits = (text: string) => text.replace(/\D/g, '').length;

/** A mask that guides: what does not fit it, another country's number say, is left as it is typed. */
export function attachMask(kind: MaskKind, element: HTMLInputElement) {
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
