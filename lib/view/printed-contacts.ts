import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/social';
import { emailOfLink, phoneOfLink } from '@/lib/domain/link-contacts';
import { absolute } from '@/lib/routes/absolute';

/** The agency's telephone and e-mail as they stand on paper; those that are not known are left out. */
export async function printedContacts(): Promise<string[]> {
  const { whatsapp = null, email = null } = (await readOrNull(getSocialLinks()))?.value ?? {};
  return [phoneOfLink(whatsapp), emailOfLink(email)].filter((part) => part !== null);
}

/** An address of the site as it is read and typed. */
export const printedAddress = (path: string): string => decodeURI(absolute(path).replace(/^https?:\/\//, ''));
