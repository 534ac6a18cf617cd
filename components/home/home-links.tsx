import { useTranslations } from 'next-intl';
import { NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { hrefOf } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';
import styles from './home-links.module.scss';

const WAYS = [
  { key: 'beAModel', route: { screen: 'beAModel', params: {} } },
  { key: 'contact', route: { screen: 'contact', params: {} } },
] as const satisfies readonly { key: string; route: Route }[];

/** The next pages for a visitor, as the contents page of a magazine. */
export function HomeLinks({ lang }: { lang: Lang }) {
  const t = useTranslations('Home');
  return (
    <nav className={styles.links} aria-label={t('links')}>
      <ul>
        {WAYS.map(({ key, route }) => (
          <li key={key} className={styles.way}>
            <Link className={styles.link} href={hrefOf(route, lang)}>
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
