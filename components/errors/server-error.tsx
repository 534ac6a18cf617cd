import type { ReactNode } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './message-screen.module.scss';
import { Runway } from './runway';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

type Way = string | (() => void);

function WayOut({ to, children }: { to: Way; children: ReactNode }) {
  if (typeof to === 'string') {
    return (
      <a className={styles.way} href={to}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={styles.way} onClick={to}>
      {children}
    </button>
  );
}

type Props = {
  lang: Lang;
  /** The agency's name; empty if nobody can tell it. */
  brand: string;
  status?: 500 | 503;
  title?: string;
  hint?: string;
  code?: string | undefined;
  back?: Way;
  retry: Way;
};

/** Status 500, or 503 for the front, with Return and HOME [S81.2]. */
export function ServerError({ lang, brand, status = 500, title, hint, code = '', back, retry }: Props) {
  const texts = SERVER_ERROR_TEXTS[lang];
  const home = href('home', {}, lang);
  return (
    <>
      {brand && (
        <header className={styles.bar}>
          <a className={styles.brand} href={home}>
            {brand}
          </a>
        </header>
      )}
      <main className={styles.screen}>
        <Runway />
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
        <h1 className={styles.title}>{title ?? texts.server}</h1>
        <p className={styles.hint}>{hint ?? texts.serverHint}</p>
        <p className={styles.ways}>
          {back && <WayOut to={back}>{texts.return}</WayOut>}
          <WayOut to={home}>{texts.home}</WayOut>
          <WayOut to={retry}>{texts.retry}</WayOut>
        </p>
        <p className={styles.code}>{`${texts.code}: ${status} ${code}`.trim()}</p>
      </main>
    </>
  );
}
