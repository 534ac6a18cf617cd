import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './privacy-note.module.scss';

/** The privacy notice in one sentence; the full text opens beside the form, which stays as it is. */
export async function PrivacyNote({ lang }: { lang: Lang }) {
  const t = await getTranslations('Form');
  return (
    <p className={styles.note}>
      {t.rich('privacy', {
        link: (text) => (
          <a href={href('privacy', {}, lang)} target="_blank" rel="noopener">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
