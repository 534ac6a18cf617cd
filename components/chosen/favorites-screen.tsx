import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Offline } from '@/components/offline/offline';
import { ThreeTalents } from '@/components/talents/card/three-talents';
import { clientTexts } from '@/components/ui/client-texts';
import { Empty } from '@/components/ui/empty';
import { Link } from '@/components/ui/link';
import pieces from '@/components/ui/pieces.module.scss';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { env } from '@/lib/system/env';
import styles from './favorites-screen.module.scss';
import { FavoritesView } from './favorites-view';

/** The favorites, which live in the browser, and the request for a quote about them [S69.1]. */
export async function FavoritesScreen({ lang, quoteForm }: { lang: Lang; quoteForm: ReactNode }) {
  const t = await getTranslations('Favorites');
  const empty = (
    <Empty
      title={t('empty')}
      hint={t('emptyHint')}
      href={href('talents', { section: 'models' }, lang)}
      way={t('browse')}
      tabIndex={-1}
      data-empty=""
    >
      <ThreeTalents lang={lang} section="models" />
    </Empty>
  );
  return (
    <>
      <Offline lang={lang} />
      <header className={styles.head}>
        <h1 className={pieces.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <div className={styles.noScript}>
        <p>{t('noScript')}</p>
        <Link href={href('contact', {}, lang)}>{t('contact')}</Link>
      </div>
      <FavoritesView
        lang={lang}
        siteUrl={env().SITE_URL}
        empty={empty}
        quoteForm={quoteForm}
        texts={{
          ...(await clientTexts('Share')),
          ...(await clientTexts('Favorites')),
        }}
      />
    </>
  );
}
