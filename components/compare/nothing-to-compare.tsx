import { useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/empty';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './compare-screen.module.scss';

/** An address of nobody, or of talents who left. */
export function NothingToCompare({ lang }: { lang: Lang }) {
  const t = useTranslations('Compare');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Empty
        title={t('none')}
        hint={t('noneHint')}
        href={href('talents', { section: 'models' }, lang)}
        way={t('browse')}
      />
    </>
  );
}
