// Only the kinds of mask that these fields use.
import type MaskedDynamic from 'imask/esm/masked/dynamic';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import { useCallback, useEffect, useState } from 'react';
import type { ChangeHandler } from 'react-hook-form';
import useIMask from 'react-imask/esm/hook';
import { PHONE_MASK } from '@/lib/domain/form-constants';
import { isGroupedAbroad } from '@/lib/forms/phone';

const PHONE_MASKS = {
  whole: { mask: PHONE_MASK.replaceAll('#', '0') },
  wholeLandline: { mask: '+00 (00) 0000-0000' },
  mobile: { mask: '(00) 00000-0000' },
  landline: { mask: '(00) 0000-0000' },
  free: { mask: /^.*$/ },
};

/** After country and area code a landline begins with 2 to 5 and has eight digits. */
const LANDLINE = /^55\d{2}[2-5]\d{0,7}$/;

/** The mask for the typed part; none for numbers of other countries and those with a leading zero. */
export function phoneMask(typed: string): keyof typeof PHONE_MASKS {
  const digits = typed.replace(/\D/g, '');
  if (digits.length > 13 || digits.startsWith('0') || /[^\d\s()+.-]/.test(typed)) return 'free';
  if (isGroupedAbroad(typed)) return 'free';
  const isOfBrazil = '55'.startsWith(digits.slice(0, 2));
  if (typed.trim().startsWith('+') || digits.length > 11) {
    if (!isOfBrazil) return 'free';
    return LANDLINE.test(digits) ? 'wholeLandline' : 'whole';
  }
  return digits.length > 10 ? 'mobile' : 'landline';
}

/** Begins unlike dd/MM/yyyy: with a single digit, or with the year, as browsers autofill birthdays. */
const OWN_DATE = /^(\d\D|\d\d\D\d\D|(19|20)\d\d-)/;

/** Guides to dd/MM/yyyy, with any other mark between its parts too; other beginnings stay as they are. */
export const DATE_MASK = {
  mask: [
    { mask: '00/00/0000', prepareChar: (char: string) => char.replace(/[.\s-]/, '/') },
    { mask: /^[\d/.\s-]{0,10}$/ },
  ],
  dispatch: (appended: string, masked: MaskedDynamic) =>
    masked.compiledMasks[OWN_DATE.test(masked.rawInputValue + appended) ? 1 : 0],
};

export const PHONE_GUIDE = {
  mask: Object.values(PHONE_MASKS),
  // `tail` is the text behind an edit in the middle: without it, a shorter mask would drop its last digits.
  dispatch: (
    appended: string,
    masked: MaskedDynamic,
    _flags: unknown,
    tail: string | { toString(): string },
  ) =>
    masked.compiledMasks[
      Object.keys(PHONE_MASKS).indexOf(phoneMask(`${masked.rawInputValue}${appended}${tail}`))
    ],
};

const MASKS = { phone: PHONE_GUIDE, date: DATE_MASK };

export type MaskProps = { kind: keyof typeof MASKS; input: HTMLInputElement; onChange: ChangeHandler };

/** Guides an input while mounted; renders nothing. `onChange` is also called for the mask's changes. */
export function Mask({ kind, input, onChange }: MaskProps) {
  const [initialValue] = useState(input.value);
  const notify = useCallback(() => void onChange({ target: input, type: 'change' }), [input, onChange]);
  useIMask(MASKS[kind], { ref: { current: input }, onAccept: notify });
  // The mask formats existing text before the hook subscribes.
  useEffect(() => {
    if (input.value !== initialValue) notify();
  }, [input, initialValue, notify]);
  return null;
}
