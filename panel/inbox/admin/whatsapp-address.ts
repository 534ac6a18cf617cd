import { clean } from '@passarela/contract/clean';
import { phoneDigits } from '@passarela/contract/phone-digits';

/** The chat with a typed phone number, begun with `text`; null without one. Without a country code it is Brazilian. */
export function whatsappAddress(phone: string | null | undefined, text = ''): string | null {
  const typed = clean(phone ?? '', 'phone');
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return null;
  const number = phoneDigits(typed) ?? digits.replace(/^00/, '');
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
