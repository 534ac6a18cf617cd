import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/routes/href';
import type { Lang } from '@/lib/routes/screens';
import styles from './favorites-screen.module.scss';
import { FavoritesView } from './favorites-view';

/** The favorites, which live in the browser, and the request for a quote about them (SPEC section 2, Favorites). */
export async function FavoritesScreen({ lang, quoteForm }: { lang: Lang; quoteForm: ReactNode }) {
  const t = await getTranslations('Favorites');
  const talent = await getTranslations('Talent');
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <div className={styles.noScript}>
        <p>{t('noScript')}</p>
        <Link href={href('contact', {}, lang)}>{t('contact')}</Link>
      </div>
      <FavoritesView
        lang={lang}
        browseHref={href('talents', { section: 'models' }, lang)}
        quoteForm={quoteForm}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          browse: t('browse'),
          remove: t.raw('remove'),
          cover: talent.raw('cover'),
          goneOne: t.raw('goneOne'),
          goneMany: t.raw('goneMany'),
          budget: t('budget'),
          budgetIntro: t('budgetIntro'),
          close: t('close'),
          selection: t('selection'),
          selectedOne: t('selectedOne'),
          selectedMany: t.raw('selectedMany'),
        }}
      />
    </>
  );
}
