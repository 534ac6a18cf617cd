import IMask from 'imask/esm/imask';
// Only the kinds of mask that these fields use.
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';

export type MaskKind = 'phone' | 'date';

/** Which mask of the phone guides what was typed; what fits none, another country's number say, is left as it is. */
function phoneMask(typed: string) {
  const digits = typed.replace(/\D/g, '').length;
  if (digits > 13 || /[^\d\s()+.-]/.test(typed)) return 3;
  if (typed.trim().startsWith('+') || digits > 11) return 0;
  return digits > 10 ? 1 : 2;
}

/** A mask that guides; `onChange` hears of every change, those that the mask itself makes too. */
export function attachMask(kind: MaskKind, element: HTMLInputElement, onChange: () => void) {
  if (kind === 'date') return IMask(element, { mask: '00/00/0000' }).on('accept', onChange);
  return IMask(element, {
    // Whole; as people in Brazil write it among themselves, a mobile phone and a fixed line; anything.
    mask: [
      { mask: '+00 (00) 00000-0000' },
      { mask: '(00) 00000-0000' },
      { mask: '(00) 0000-0000' },
      { mask: /^.*$/ },
    ],
    dispatch: (appended, masked) => masked.compiledMasks[phoneMask(masked.rawInputValue + appended)],
  }).on('accept', onChange);
}
