import { phoneDigits } from '@passarela/contract/phone-digits';
import type { Agency } from '@/lib/domain/agency';
import { emailOfLink, phoneOfWhatsApp } from '@/lib/domain/link-contacts';
import type { SocialLinks } from '@/lib/domain/types';

/** One contact of the agency: `kind` names the channel, `text` is what is read; another network has its own name. */
export type Contact = { text: string; url: string } & (
  | { kind: 'phone' | 'whatsapp' | 'email' | 'instagram' }
  | { kind: 'network'; name: string }
);

const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** An address as one line. */
export const oneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

/** Link to an address on a map; nothing is loaded from there. */
export const mapUrl = (address: string): string => `${MAPS}${encodeURIComponent(oneLine(address))}`;

const HANDLE = /^\/@?([\w.-]+)\/?$/;

/** The account that a page of a network stands for, "@casa"; its host if the address has more parts than a name. */
const handleOf = (url: string): string => {
  const { pathname = '', hostname = url } = URL.parse(url) ?? {};
  const name = HANDLE.exec(pathname)?.[1];
  return name ? `@${name}` : hostname.replace(/^www\./, '');
};

/** A number's link, with its country code: a phone abroad dials it too. */
export function phoneUrl(phone: string): string {
  const digits = phoneDigits(phone);
  return digits ? `tel:+${digits}` : `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Contacts of the agency, most direct first: phone, WhatsApp, e-mail, Instagram, other networks. */
export function agencyContacts({ phone, email, networks }: Agency, social: SocialLinks | null): Contact[] {
  const { whatsapp = null, instagram = null } = social ?? {};
  const mail = social?.email ?? (email === null ? null : `mailto:${email}`);
  const ways: (Contact | null)[] = [
    phone === null ? null : { kind: 'phone', text: phone, url: phoneUrl(phone) },
    whatsapp === null
      ? null
      : { kind: 'whatsapp', text: phoneOfWhatsApp(whatsapp) ?? 'WhatsApp', url: whatsapp },
    mail === null ? null : { kind: 'email', text: emailOfLink(mail) ?? mail, url: mail },
    instagram === null ? null : { kind: 'instagram', text: handleOf(instagram), url: instagram },
    ...networks.map(({ name, url }): Contact => ({ kind: 'network', name, text: handleOf(url), url })),
  ];
  return ways.filter((way) => way !== null);
}

/** The company behind the agency, as papers name it: "Casa Ltda., CNPJ 12.345.678/0001-95"; null if nobody says. */
export const companyOf = ({ legal_name, cnpj }: Pick<Agency, 'legal_name' | 'cnpj'>): string | null =>
  [legal_name, cnpj && `CNPJ\u00a0${cnpj}`].filter(Boolean).join(', ') || null;
