import { useTranslations } from 'next-intl';
import { Runway } from '@/components/errors/runway';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './empty-selection.module.scss';

/** A shared selection of which nobody is with the agency any more. */
export function EmptySelection({ lang }: { lang: Lang }) {
  const t = useTranslations('Selection');
  return (
    <div className={styles.empty}>
      <Runway />
      <h1 className={styles.title}>{t('empty')}</h1>
      <p className={styles.hint}>{t('emptyHint')}</p>
      <p className={styles.links}>
        <Link className={styles.way} href={href('talents', { section: 'models' }, lang)}>
          {t('browse')}
        </Link>
        <Link className={styles.way} href={href('favorites', {}, lang)}>
          {t('own')}
        </Link>
      </p>
    </div>
  );
}
