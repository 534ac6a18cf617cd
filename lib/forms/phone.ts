import { clean } from '@passarela/contract/clean';

/** Mobiles with +55; landlines, eight digits that begin with 2 to 5, with +55 or without. */
const BRAZILIAN = /^(\+55 \(\d{2}\) \d{5}|(\+55 )?\(\d{2}\) [2-5]\d{3})-\d{4}$/;
const ABROAD = /^\+(?!55)[1-9]\d{6,14}$/;

/** Whether a number is whole as far as one can see: of Brazil in its groups, or of another country with its code. */
export function isUsualPhone(text: string): boolean {
  const phone = clean(text, 'phone');
  return BRAZILIAN.test(phone) || ABROAD.test(phone.replace(/[\s().-]/g, ''));
}

/** Grouped as in North America and elsewhere, (212) 555-0100 or 212-555-0100: an area code of Brazil has two digits. */
export const isGroupedAbroad = (text: string) => /^\s*\(?[1-9]\d{2}[)\s.-]/.test(text);

const MOBILE = /^(?:55|0)?([1-9]{2})(9\d{4})(\d{4})$/;
const LANDLINE = /^(55)?([1-9]{2})([2-5]\d{3})(\d{4})$/;

/** A Brazilian number in its mask, with +55 for a mobile one; other text without invisible characters. */
export function tidyPhone(typed: string): string {
  const text = clean(typed, 'phone');
  const isAbroad = isGroupedAbroad(text) || (/^\s*\+/.test(text) && !/^\s*\+\s*55/.test(text));
  if (isAbroad || !/^[\d\s().+-]+$/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  const [, area, first, last] = MOBILE.exec(digits) ?? [];
  if (area !== undefined) return `+55 (${area}) ${first}-${last}`;
  const [, country, landArea, landFirst, landLast] = LANDLINE.exec(digits) ?? [];
  if (landArea === undefined) return text;
  return `${country ? '+55 ' : ''}(${landArea}) ${landFirst}-${landLast}`;
}
