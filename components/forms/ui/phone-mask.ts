import { isGroupedAbroad } from '@/lib/forms/phone';

/** `whole`: `+## (##) #####-####`, `wholeLandline`: `+55 (##) ####-####`; others without +55, `free` without mask. */
export type PhoneMask = 'whole' | 'wholeLandline' | 'mobile' | 'landline' | 'free';

/** After country and area code a landline begins with 2 to 5 and has eight digits. */
const LANDLINE = /^55\d{2}[2-5]\d{0,7}$/;

/** The mask for the typed part; none for numbers of other countries and those with a leading zero. */
export function phoneMask(typed: string): PhoneMask {
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
