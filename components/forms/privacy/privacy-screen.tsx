import { useTranslations } from 'next-intl';
import { PostBody } from '@/components/blog/post-body';
import type { Lang } from '@/lib/domain/languages';
import type { PrivacyPage } from '@/lib/domain/types';
import { wordedDay } from '@/lib/domain/worded-day';
import styles from './privacy-screen.module.scss';
import { PrivacySummary } from './privacy-summary';

/** The privacy page as staff wrote it; where there is none, the little that is always true (docs/decisions/privacy-from-panel.md). */
export function PrivacyScreen({ lang, privacy }: { lang: Lang; privacy: PrivacyPage | null }) {
  const t = useTranslations('Privacy');
  return (
    <article className={styles.screen}>
      <h1 className={styles.title}>{privacy?.title ?? t('title')}</h1>
      {privacy ? (
        <div className={styles.text}>
          <PostBody html={privacy.content} />
        </div>
      ) : (
        <PrivacySummary lang={lang} />
      )}
      {privacy?.changedOn && (
        <p className={styles.version}>
          {t('version', { version: privacy.version, day: wordedDay(privacy.changedOn, lang) })}
        </p>
      )}
    </article>
  );
}
