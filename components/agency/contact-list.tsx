import { useTranslations } from 'next-intl';
import type { Contact } from '@/lib/view/agency-contacts';
import styles from './contact-list.module.scss';

/** Contacts of the agency: name of the channel, and the number, address or account. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  const t = useTranslations('Agency');
  if (contacts.length === 0) return null;
  return (
    <dl className={styles.list}>
      {contacts.map((contact) => (
        <div key={contact.url} className={styles.row}>
          <dt>{contact.kind === 'network' ? contact.name : t(contact.kind)}</dt>
          <dd>
            <a href={contact.url} rel="noreferrer">
              {contact.text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
