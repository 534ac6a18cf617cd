import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/social';
import { emailOfLink, phoneOfLink } from '@/lib/domain/link-contacts';
import { absolute } from '@/lib/routes/absolute';
import styles from './print-contacts.module.scss';

/** On paper only: the agency's telephone and e-mail, and the profile's address, in one line. */
export async function PrintContacts({ path }: { path: string }) {
  const { whatsapp = null, email = null } = (await readOrNull(getSocialLinks()))?.value ?? {};
  const address = absolute(path).replace(/^https?:\/\//, '');
  const parts = [phoneOfLink(whatsapp), emailOfLink(email), decodeURI(address)].filter(
    (part) => part !== null,
  );
  return (
    <p className={styles.contacts} aria-hidden="true">
      {parts.join('  ·  ')}
    </p>
  );
}
