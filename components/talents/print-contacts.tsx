import { printedAddress, printedContacts } from '@/lib/view/printed-contacts';
import styles from './print-contacts.module.scss';

/** On paper only: the agency's telephone, e-mail and address, and the profile's address. */
export async function PrintContacts({ path }: { path: string }) {
  const { contacts, place } = await printedContacts();
  const parts = [...contacts, ...(place ? [place] : []), printedAddress(path)];
  return (
    <p className={styles.contacts} aria-hidden="true">
      {parts.join('  ·  ')}
    </p>
  );
}
