import IMask from 'imask/esm/imask';
// Only the kinds of mask that these fields use.
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import { type PhoneMask, phoneMask } from './phone-mask';

export type MaskKind = 'phone' | 'date';

const PHONE_MASKS: readonly PhoneMask[] = ['whole', 'mobile', 'landline', 'free'];

/** A mask that guides; `onChange` hears of every change, those that the mask itself makes too. */
export function attachMask(kind: MaskKind, element: HTMLInputElement, onChange: () => void) {
  if (kind === 'date') return IMask(element, { mask: '00/00/0000' }).on('accept', onChange);
  return IMask(element, {
    // In the order of their names above.
    mask: [
      { mask: '+00 (00) 00000-0000' },
      { mask: '(00) 00000-0000' },
      { mask: '(00) 0000-0000' },
      { mask: /^.*$/ },
    ],
    dispatch: (appended, masked) =>
      masked.compiledMasks[PHONE_MASKS.indexOf(phoneMask(masked.rawInputValue + appended))],
  }).on('accept', onChange);
}
