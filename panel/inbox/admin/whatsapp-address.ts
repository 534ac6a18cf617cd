import { clean } from '@passarela/contract/clean';

const BRAZIL = '55';
/** Area code and number, as people in Brazil write them among themselves: (47) 3333-4444, (47) 99999-9999. */
const DOMESTIC = /^0?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/;

/** The chat with a typed phone number, begun with `text`; null without one. Without a country code it is Brazilian. */
export function whatsappAddress(phone: string | null | undefined, text = ''): string | null {
  const typed = clean(phone ?? '', 'phone');
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return null;
  const [, domestic] = typed.startsWith('+') ? [] : (DOMESTIC.exec(digits) ?? []);
  const number = domestic ? BRAZIL + domestic : digits.replace(/^00/, '');
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
