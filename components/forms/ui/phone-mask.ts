import { isGroupedAbroad } from '@/lib/forms/phone';

/** `whole`: `+## (##) #####-####`; `mobile`, `landline`: Brazilian, without +55; `free`: no mask. */
export type PhoneMask = 'whole' | 'mobile' | 'landline' | 'free';

/** The mask for what was typed so far; none for numbers of other countries and those with a leading zero. */
export function phoneMask(typed: string): PhoneMask {
  const digits = typed.replace(/\D/g, '');
  if (digits.length > 13 || digits.startsWith('0') || /[^\d\s()+.-]/.test(typed)) return 'free';
  if (isGroupedAbroad(typed)) return 'free';
  const isOfBrazil = '55'.startsWith(digits.slice(0, 2));
  if (typed.trim().startsWith('+') || digits.length > 11) return isOfBrazil ? 'whole' : 'free';
  return digits.length > 10 ? 'mobile' : 'landline';
}
