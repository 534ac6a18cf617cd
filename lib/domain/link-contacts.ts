const WHATSAPP_HOSTS = ['wa.me', 'api.whatsapp.com'];
const BRAZILIAN = /^55(\d\d)(\d{4,5})(\d{4})$/;

const urlOf = (text: string | null): URL | null => (text === null ? null : URL.parse(text));

/** The telephone number behind a WhatsApp link, to be read: `+55 (48) 99999-0000`; null if there is none. */
export function phoneOfWhatsApp(link: string | null): string | null {
  const url = urlOf(link);
  if (!url || !WHATSAPP_HOSTS.includes(url.hostname)) return null;
  const digits = (url.searchParams.get('phone') ?? url.pathname).replace(/\D/g, '');
  return digits === '' ? null : `+${digits.replace(BRAZILIAN, '55 ($1) $2-$3')}`;
}

/** The e-mail address behind a `mailto:` link; null if there is none. */
export function emailOfLink(link: string | null): string | null {
  const url = urlOf(link);
  return url?.protocol === 'mailto:' && url.pathname !== '' ? decodeURIComponent(url.pathname) : null;
}
