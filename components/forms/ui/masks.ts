// Only the kinds of mask that these fields use.
import type MaskedDynamic from 'imask/esm/masked/dynamic';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import { PHONE_MASK } from '@/lib/domain/form-constants';
import { type PhoneMask, phoneMask } from './phone-mask';

export type MaskKind = 'phone' | 'date';

const PHONE_MASKS: readonly PhoneMask[] = ['whole', 'wholeLandline', 'mobile', 'landline', 'free'];

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
  mask: [
    { mask: PHONE_MASK.replaceAll('#', '0') },
    { mask: '+00 (00) 0000-0000' },
    { mask: '(00) 00000-0000' },
    { mask: '(00) 0000-0000' },
    { mask: /^.*$/ },
  ],
  // `tail` is the text behind an edit in the middle: without it, a shorter mask would drop its last digits.
  dispatch: (
    appended: string,
    masked: MaskedDynamic,
    _flags: unknown,
    tail: string | { toString(): string },
  ) => masked.compiledMasks[PHONE_MASKS.indexOf(phoneMask(`${masked.rawInputValue}${appended}${tail}`))],
};
