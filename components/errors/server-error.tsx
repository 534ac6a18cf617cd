'use client';

import { Mark } from '@/components/layout/mark';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './message-screen.module.scss';
import { Runway } from './runway';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

/** `code` names the error for whoever is told of it. */
type Props = { lang: Lang; code?: string | undefined; retry: () => void };

/** Status 500 with Return and HOME (SPEC section 2, Error page); server/crash-html.ts is the same without script. */
export function ServerError({ lang, code = '', retry }: Props) {
  const texts = SERVER_ERROR_TEXTS[lang];
  const home = href('home', {}, lang);
  return (
    <>
      <header className={styles.bar}>
        <a className={styles.brand} href={home}>
          <Mark size={24} />
          <span>Passarela</span>
        </a>
      </header>
      <main className={styles.screen}>
        <Runway />
        <p className={styles.status} aria-hidden="true">
          500
        </p>
        <h1 className={styles.title}>{texts.server}</h1>
        <p className={styles.hint}>{texts.serverHint}</p>
        <p className={styles.ways}>
          <button type="button" className={styles.way} onClick={() => window.history.back()}>
            {texts.return}
          </button>
          <a className={styles.way} href={home}>
            {texts.home}
          </a>
          <button type="button" className={styles.way} onClick={retry}>
            {texts.retry}
          </button>
        </p>
        <p className={styles.code}>{`${texts.code}: 500 ${code}`.trim()}</p>
      </main>
    </>
  );
}
