'use client';

import { href } from '@/lib/routes/href';
import { LANGS, type Lang } from '@/lib/routes/screens';
import styles from './message-screen.module.scss';
import { Runway } from './runway';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

type Props = {
  /** Null where even the language is not known: then it speaks both. */
  lang: Lang | null;
  retry: () => void;
};

const HTML_LANG: Record<Lang, string> = { pt: 'pt-BR', en: 'en' };

/** Status 500 with Return and HOME (SPEC section 2, Error page), for when a page could not be made. */
export function ServerError({ lang, retry }: Props) {
  const langs = lang === null ? LANGS : [lang];
  return (
    <main className={styles.screen}>
      <Runway />
      <p className={styles.status} aria-hidden="true">
        500
      </p>
      {langs.map((each, index) => {
        const texts = SERVER_ERROR_TEXTS[each];
        const Title = index === 0 ? 'h1' : 'h2';
        return (
          <section key={each} lang={HTML_LANG[each]} className={styles.said}>
            <Title className={styles.title}>{texts.server}</Title>
            <p className={styles.hint}>{texts.serverHint}</p>
            <p className={styles.ways}>
              <button type="button" className={styles.way} onClick={() => window.history.back()}>
                {texts.return}
              </button>
              <a className={styles.way} href={href('home', {}, each)}>
                {texts.home}
              </a>
              <button type="button" className={styles.way} onClick={retry}>
                {texts.retry}
              </button>
            </p>
          </section>
        );
      })}
    </main>
  );
}
