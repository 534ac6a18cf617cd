import { useTranslations } from 'next-intl';
import { NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { hrefOf } from '@/lib/routes/href';
import type { Place } from '@/lib/routes/screens';
import styles from './ways.module.scss';

const WAYS = [
  { key: 'favorites', place: { screen: 'favorites', params: {} } },
  { key: 'beAModel', place: { screen: 'beAModel', params: {} } },
  { key: 'contact', place: { screen: 'contact', params: {} } },
] as const satisfies readonly { key: string; place: Place }[];

/** The next pages for a visitor, as the contents page of a magazine. */
export function Ways({ lang }: { lang: Lang }) {
  const t = useTranslations('Home');
  return (
    <nav className={styles.ways} aria-label={t('ways')}>
      <ul>
        {WAYS.map(({ key, place }) => (
          <li key={key} className={styles.way}>
            <Link className={styles.link} href={hrefOf(place, lang)}>
              <span className={styles.name}>{t(`${key}Way`)}</span>{' '}
              <span className={styles.line}>{t(`${key}Line`)}</span>
              <span className={styles.arrow}>
                <Icon path={NEXT} size={28} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
