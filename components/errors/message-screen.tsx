import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Shell } from '@/components/layout/shell';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import type { PageStatus as Status } from '@/lib/routes/page-status';
import styles from './message-screen.module.scss';
import { PageStatus } from './page-status';
import { ReturnButton } from './return-button';
import { Runway } from './runway';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

type Props = {
  lang: Lang;
  status: Status;
  title: string;
  hint: string;
  /** The title for those who read no Portuguese. */
  english?: string | undefined;
  code?: string | undefined;
  children?: ReactNode;
};

/** A page that says what is not there: status, message, Return and HOME (SPEC section 2, Error page). */
export function MessageScreen({ lang, status, title, hint, english, code, children }: Props) {
  const t = useTranslations('Errors');
  const texts = SERVER_ERROR_TEXTS[lang];
  return (
    <Shell lang={lang} place={null}>
      <PageStatus status={status} />
      <div className={styles.screen}>
        <Runway />
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {english && (
          <p className={styles.english} lang="en">
            {english}
          </p>
        )}
        <p className={styles.hint}>{hint}</p>
        <p className={styles.ways}>
          <ReturnButton label={texts.return} homeHref={href('home', {}, lang)} />
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
