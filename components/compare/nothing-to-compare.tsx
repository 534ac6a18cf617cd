import { getTranslations } from 'next-intl/server';
import { ThreeTalents } from '@/components/talents/card/three-talents';
import { Empty } from '@/components/ui/empty';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { AddCompared } from './add-compared';
import styles from './compare-screen.module.scss';

/** An address of nobody, or of talents who left: the favorites to begin with, and some faces. */
export async function NothingToCompare({ lang }: { lang: Lang }) {
  const t = await getTranslations('Compare');
  return (
    <div className={styles.compare}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
      </header>
      <AddCompared
        ids={[]}
        path={href('compare', { ids: [] }, lang)}
        texts={{ add: t('add'), addName: t.raw('addName'), one: t('one'), full: t('full') }}
      />
      <Empty
        title={t('none')}
        hint={t('noneHint')}
        href={href('talents', { section: 'models' }, lang)}
        way={t('browse')}
      >
        <ThreeTalents lang={lang} section="models" />
      </Empty>
    </div>
  );
}
