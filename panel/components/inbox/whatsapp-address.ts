import { clean } from '@passarela/contract/clean';

const BRAZIL = '55';
/** Area code and number, as people in Brazil write them among themselves: (47) 3333-4444, (47) 99999-9999. */
const DOMESTIC = /^0?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/;

/** The chat with a phone number as it was typed; null where there is none. Without a country code it is a Brazilian one. */
export function whatsappAddress(phone: string | null | undefined): string | null {
  const typed = clean(phone ?? '', 'phone');
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return null;
  const [, domestic] = typed.startsWith('+') ? [] : (DOMESTIC.exec(digits) ?? []);
  return `https://wa.me/${domestic ? BRAZIL + domestic : digits.replace(/^00/, '')}`;
}
