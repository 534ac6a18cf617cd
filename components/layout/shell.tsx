import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import pieces from '@/components/ui/pieces.module.scss';
import type { Lang } from '@/lib/domain/languages';
import type { Route } from '@/lib/routes/screens';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { PageFade } from './page-fade';
import styles from './shell.module.scss';

type Props = {
  lang: Lang;
  /** The current place; null on screens without a counterpart in the other language (404). */
  route: Route | null;
  /** The same thing in the other language, if its address differs (a translated post). */
  translation?: Route | undefined;
  children: ReactNode;
};

/** The frame of every screen: skip link, navbar, page, footer [S42.1 S42.3]. */
export function Shell({ lang, route, translation, children }: Props) {
  const t = useTranslations('Layout');
  return (
    <>
      <a className={pieces.skip} href="#main">
        {t('skip')}
      </a>
      <Navbar lang={lang} route={route} translation={translation} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageFade>{children}</PageFade>
      </main>
      <Footer lang={lang} />
    </>
  );
}
