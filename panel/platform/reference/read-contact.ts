import { phoneDigits } from '@passarela/contract/phone-digits';

const HANDLE = /^[\w.]{1,30}$/;

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

/** A phone number as the address of its chat. */
function readWhatsapp(typed: string): string {
  const text = typed.trim();
  if (isAddress(text)) return text;
  const digits = phoneDigits(text.replace(/^wa\.me\//i, ''));
  return digits ? `https://wa.me/${digits}` : text;
}

export const CONTACT_READERS = { instagram: readInstagram, whatsapp: readWhatsapp };
export type ContactName = keyof typeof CONTACT_READERS;
