import type { Lang } from '@/lib/domain/languages';
import { path } from '@/lib/routes/page-href';
import styles from './message-screen.module.scss';
import { Runway } from './runway';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

type Props = {
  lang: Lang;
  /** The agency's name; empty if nobody can tell it. */
  brand: string;
  code: string;
  back: () => void;
  retry: () => void;
};

/** Status 500 with Return and HOME, for a crash in the browser [S81.2]; server/error-page.html needs no script. */
export function ServerError({ lang, brand, code, back, retry }: Props) {
  const texts = SERVER_ERROR_TEXTS[lang];
  const home = path(lang);
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
        <h1 className={styles.title}>{texts.server}</h1>
        <p className={styles.hint}>{texts.serverHint}</p>
        <p className={styles.links}>
          <button type="button" className={styles.way} onClick={back}>
            {texts.return}
          </button>
          <a className={styles.way} href={home}>
            {texts.home}
          </a>
          <button type="button" className={styles.way} onClick={retry}>
            {texts.retry}
          </button>
        </p>
        <p className={styles.code}>{`${texts.code}: 500 ${code}`}</p>
      </main>
    </>
  );
}
