const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

type Contacts = { SECURITY_CONTACT?: string | undefined; AGENCY_EMAIL?: string | undefined };

/** The contact for security reports: the one set for them, else the agency; undefined if neither is set. */
export const securityContact = ({ SECURITY_CONTACT, AGENCY_EMAIL }: Contacts) =>
  SECURITY_CONTACT ?? AGENCY_EMAIL;

type Facts = { contact: string; siteUrl: string; now: Date };

/** An address as RFC 9116 wants it: a URI; a plain e-mail address becomes a `mailto:`. */
const uriOf = (contact: string) => (/^(?:https|mailto|tel):/.test(contact) ? contact : `mailto:${contact}`);

/** The text of `/.well-known/security.txt` (RFC 9116), valid for half a year from `now`, rounded to the day. */
export function securityTxt({ contact, siteUrl, now }: Facts): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS);
  const fields = [
    `Contact: ${uriOf(contact)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${fields.join('\n')}\n`;
}
