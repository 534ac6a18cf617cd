import { useTranslations } from 'next-intl';
import { PostBody } from '@/components/blog/post-body';
import { Link } from '@/components/ui/link';
import pieces from '@/components/ui/pieces.module.scss';
import type { Lang } from '@/lib/domain/languages';
import type { PrivacyPage } from '@/lib/domain/types';
import { wordedDay } from '@/lib/domain/worded-day';
import { href } from '@/lib/routes/href';
import styles from './privacy-screen.module.scss';

type Props = {
  lang: Lang;
  privacy: PrivacyPage | null;
  /** The company that answers for the data and its address, a line each; empty if nobody says. */
  controller: readonly string[];
};

/** The privacy page as staff wrote it, or generic sentences (docs/decisions/agency.md). */
export function PrivacyScreen({ lang, privacy, controller }: Props) {
  const t = useTranslations('Privacy');
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{privacy?.title ?? t('title')}</h1>
      {controller.length > 0 && (
        <p className={styles.controller}>
          {t('controller')}
          {controller.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {privacy ? (
        <div className={styles.text}>
          <PostBody html={privacy.content} />
        </div>
      ) : (
        // Always shown, whatever the service answers: a privacy page is never empty.
        <div className={styles.essence}>
          <p>{t('essence')}</p>
          <p>{t('fee')}</p>
          <p>
            {t.rich('rights', { contact: (text) => <Link href={href('contact', {}, lang)}>{text}</Link> })}
          </p>
        </div>
      )}
      {privacy?.changedOn && (
        <p className={pieces.aside}>
          {t('version', { version: privacy.version, day: wordedDay(privacy.changedOn, lang) })}
        </p>
      )}
    </div>
  );
}
