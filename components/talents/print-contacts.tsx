import { printedAddress, printedContacts } from '@/lib/view/printed-contacts';
import styles from './print-contacts.module.scss';

/** On paper only: the agency's telephone and e-mail, and the profile's address, in one line. */
export async function PrintContacts({ path }: { path: string }) {
  const parts = [...(await printedContacts()), printedAddress(path)];
  return (
    <p className={styles.contacts} aria-hidden="true">
      {parts.join('  ·  ')}
    </p>
  );
}
