const HANDLE = /^[\w.]{1,30}$/;
const PHONE_DIGITS = /^\d{8,15}$/;
/** Area code and number, as people in Brazil write them among themselves. */
const DOMESTIC = /^0?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/;

const isAddress = (typed: string): boolean => /^https?:/i.test(typed) && URL.canParse(typed);

function readInstagram(typed: string): string {
  const text = typed.trim();
  if (isAddress(text)) return text;
  const handle = text
    .replace(/^(?:www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/\/$/, '');
  return HANDLE.test(handle) ? `https://www.instagram.com/${handle}` : text;
}

/** A phone number as the address of its chat: without a country code it is a Brazilian one. */
function readWhatsapp(typed: string): string {
  const text = typed.trim();
  if (isAddress(text)) return text;
  const link = text.replace(/^wa\.me\//i, '');
  const digits = link.replaceAll(/[\s().+-]/g, '').replace(/^00/, '');
  if (!PHONE_DIGITS.test(digits)) return text;
  const [, domestic] = link.startsWith('+') ? [] : (DOMESTIC.exec(digits) ?? []);
  return `https://wa.me/${domestic ? `55${domestic}` : digits}`;
}

export const CONTACT_READERS = { instagram: readInstagram, whatsapp: readWhatsapp };
export type ContactName = keyof typeof CONTACT_READERS;
