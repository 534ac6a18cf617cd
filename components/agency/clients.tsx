import { useTranslations } from 'next-intl';
import styles from './clients.module.scss';

/** Clients of the agency by name, in the order of staff. */
export function Clients({ names }: { names: readonly string[] }) {
  const t = useTranslations('Agency');
  if (names.length === 0) return null;
  return (
    <section className={styles.clients} aria-labelledby="clients">
      <h2 id="clients" className={styles.heading}>
        {t('clients')}
      </h2>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
