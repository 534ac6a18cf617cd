import { getAgency } from '@/lib/backend/agency';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/content';
import { absolute } from '@/lib/routes/absolute';
import { agencyContacts, oneLine } from './agency-contacts';

/** The agency's numbers and e-mail as they stand on paper, and its address in one line; unknown ones left out. */
export async function printedContacts(): Promise<{ contacts: string[]; place: string | null }> {
  const [agency, social] = await Promise.all([getAgency(), readOrNull(getSocialLinks())]);
  const ways = agencyContacts(agency, social?.value ?? null);
  return {
    contacts: ways.flatMap(({ kind, text, url }) => {
      if (kind === 'instagram' || kind === 'network' || text === url) return [];
      return kind === 'whatsapp' && agency.phone !== null ? [`WhatsApp ${text}`] : [text];
    }),
    place: agency.address && oneLine(agency.address),
  };
}

/** An address of the site as it is read and typed. */
export const printedAddress = (path: string): string => decodeURI(absolute(path).replace(/^https?:\/\//, ''));
