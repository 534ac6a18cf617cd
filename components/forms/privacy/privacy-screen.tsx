import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/routes/href';
import type { Lang } from '@/lib/routes/screens';
import styles from './privacy-screen.module.scss';

const SECTIONS = ['who', 'what', 'why', 'long', 'shared', 'minors', 'fee', 'device', 'rights'] as const;

/** The privacy page, section by section; its text stands in `messages/` until staff take it over. */
export async function PrivacyScreen({ lang }: { lang: Lang }) {
  const t = await getTranslations('Privacy');
  const contact = (text: ReactNode) => <Link href={href('contact', {}, lang)}>{text}</Link>;
  return (
    <article className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('intro')}</p>
      {SECTIONS.map((section) => (
        <section key={section} className={styles.section}>
          <h2 className={styles.heading}>{t(`${section}.title`)}</h2>
          <p>{t.rich(`${section}.text`, { contact })}</p>
        </section>
      ))}
      <p className={styles.version}>{t('version')}</p>
    </article>
  );
}
