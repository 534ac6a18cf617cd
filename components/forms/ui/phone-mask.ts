/** `whole`: `+## (##) #####-####`; `mobile`, `landline`: Brazilian, without +55; `free`: no mask. */
export type PhoneMask = 'whole' | 'mobile' | 'landline' | 'free';

/** The mask for what was typed so far; none for numbers of other countries and those with a leading zero. */
export function phoneMask(typed: string): PhoneMask {
  const digits = typed.replace(/\D/g, '');
  if (digits.length > 13 || digits.startsWith('0') || /[^\d\s()+.-]/.test(typed)) return 'free';
  if (typed.trim().startsWith('+')) return '55'.startsWith(digits.slice(0, 2)) ? 'whole' : 'free';
  if (digits.length > 11) return 'whole';
  return digits.length > 10 ? 'mobile' : 'landline';
}
