import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Shell } from '@/components/layout/shell';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { PAGE_STATUS_META, type PageStatus } from '@/lib/routes/page-params';
import styles from './message-screen.module.scss';
import { ReturnButton } from './return-button';
import { Runway } from './runway';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

const STATUSES = {
  notFound: 404,
  gone: 410,
  previewEnded: 410,
  packageRevoked: 410,
  packageExpired: 410,
  limited: 429,
  tooManyGuesses: 429,
  tooManyAnswers: 429,
  notSaved: 503,
  notSavedClosed: 410,
  notSavedEnded: 410,
  notSavedLocked: 503,
  notSavedGone: 410,
  unavailable: 503,
} as const satisfies Record<string, PageStatus>;

type Props = {
  lang: Lang;
  /** The key of the title in the messages; `{reason}Hint` is the text below it. */
  reason: keyof typeof STATUSES;
  /** The title for those who read no Portuguese. */
  english?: string | undefined;
  code?: string | undefined;
  /** The page of a form that was not taken: the way back to it, without script too. */
  backHref?: string | null;
  children?: ReactNode;
};

/** A page for errors: message, Return and HOME [S81.1 S81.4]. Its status is for programs: nobody is greeted by it. */
export function MessageScreen({ lang, reason, english, code, backHref, children }: Props) {
  const t = useTranslations('Errors');
  const texts = SERVER_ERROR_TEXTS[lang];
  return (
    <Shell lang={lang} route={null}>
      {/* The server reads the HTTP status of this page from it (docs/decisions/page-status.md). */}
      <meta name={PAGE_STATUS_META} content={String(STATUSES[reason])} />
      <div className={styles.screen}>
        <Runway />
        <h1 className={styles.title}>{t(reason)}</h1>
        {english && (
          <p className={styles.english} lang="en">
            {english}
          </p>
        )}
        <p className={styles.hint}>{t(`${reason}Hint`)}</p>
        <p className={styles.links}>
          {backHref ? (
            <Link className={styles.way} href={backHref}>
              {t('backToPackage')}
            </Link>
          ) : (
            <ReturnButton className={styles.way} label={texts.return} homeHref={href('home', {}, lang)} />
          )}
          <Link className={styles.way} href={href('home', {}, lang)}>
            {texts.home}
          </Link>
          <Link className={styles.way} href={href('talents', { section: 'models' }, lang)}>
            {t('models')}
          </Link>
        </p>
        {code && <p className={styles.code}>{`${texts.code}: ${code}`}</p>}
      </div>
      {children}
    </Shell>
  );
}
