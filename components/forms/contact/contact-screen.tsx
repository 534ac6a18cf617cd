import { getTranslations } from 'next-intl/server';
import { ContactList } from '@/components/agency/contact-list';
import { People } from '@/components/agency/people';
import { Place } from '@/components/agency/place';
import { clientTexts } from '@/components/ui/client-texts';
import { getAgency } from '@/lib/backend/agency';
import { getSocialLinks } from '@/lib/backend/content';
import { readOrNull } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { agencyContacts } from '@/lib/view/agency-contacts';
import { FormBoundary } from '../ui/form-boundary';
import { PrivacyNote } from '../ui/privacy-note';
import { sentTexts } from '../ui/sent-texts';
import { ContactForm } from './contact-form';
import styles from './contact-screen.module.scss';
import { CONTACT_FIELDS } from './fields';

/** Title, introduction, the other ways to reach us, the form, who answers and where [S51.1-2]. */
export async function ContactScreen({ lang }: { lang: Lang }) {
  const t = await getTranslations('Contact');
  const texts = await clientTexts('Form');
  const [agency, social] = await Promise.all([getAgency(), readOrNull(getSocialLinks())]);
  const contacts = agencyContacts(agency, social?.value ?? null);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.ask}>
        <div className={styles.intro}>
          <p className={styles.lead}>{t('intro')}</p>
          <p>{t('introMore')}</p>
          <ContactList contacts={contacts} />
          {contacts.length > 0 && <p>{t('invited')}</p>}
        </div>
        <div className={styles.form}>
          <FormBoundary texts={texts}>
            <ContactForm
              lang={lang}
              path={href('contact', {}, lang)}
              texts={texts}
              sentTexts={await sentTexts('message', lang)}
              labels={await clientTexts('Contact', ...CONTACT_FIELDS)}
              note={<PrivacyNote lang={lang} />}
            />
          </FormBoundary>
        </div>
      </div>
      <div className={styles.agency}>
        <People lang={lang} people={agency.people} />
        <Place lang={lang} agency={agency} />
      </div>
    </div>
  );
}
