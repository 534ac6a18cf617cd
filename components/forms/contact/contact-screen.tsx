import { getTranslations } from 'next-intl/server';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/social';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { FormBoundary } from '../ui/form-boundary';
import { PrivacyNote } from '../ui/privacy-note';
import { sentTexts } from '../ui/sent-texts';
import { formTexts } from '../ui/texts';
import { ContactForm } from './contact-form';
import styles from './contact-screen.module.scss';

const CHANNELS = ['whatsapp', 'email', 'instagram'] as const;

/** Title, introduction, the other ways to reach us, and the form [S51.1-2]. */
export async function ContactScreen({ lang }: { lang: Lang }) {
  const t = await getTranslations('Contact');
  const footer = await getTranslations('Footer');
  const texts = await formTexts();
  const social = (await readOrNull(getSocialLinks()))?.value;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.intro}>
        <p className={styles.lead}>{t('intro')}</p>
        <p>{t('introMore')}</p>
        <ul className={styles.channels}>
          {CHANNELS.map((channel) => {
            const url = social?.[channel];
            return !url ? null : (
              <li key={channel}>
                <a href={url} rel="noreferrer">
                  {footer(channel)}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.form}>
        <FormBoundary name="contact" texts={texts}>
          <ContactForm
            lang={lang}
            permalink={`${href('contact', {}, lang)}#form-end`}
            texts={texts}
            sentTexts={await sentTexts('message')}
            labels={{ name: t('name'), email: t('email'), message: t('message') }}
            note={<PrivacyNote lang={lang} />}
          />
        </FormBoundary>
      </div>
    </div>
  );
}
