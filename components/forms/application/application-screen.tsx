import { MEASURES } from '@passarela/contract/measures';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { clientTexts, type Messages } from '@/components/ui/client-texts';
import pieces from '@/components/ui/pieces.module.scss';
import { genderChoices } from '@/lib/backend/answers/option';
import { getPrivacy } from '@/lib/backend/content';
import { getAttributes, listCountries, takesHeic } from '@/lib/backend/options';
import { readOrNull } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { FormBoundary } from '../ui/form-boundary';
import { PrivacyNote } from '../ui/privacy-note';
import { ApplicationForm } from './application-form';
import styles from './application-screen.module.scss';
import { brazilFirst } from './brazil-first';
import { consentVersion } from './consent';

/** A link that leaves the form open. */
const beside = (address: string) => (text: ReactNode) => (
  <a href={address} target="_blank" rel="noopener">
    {text}
  </a>
);

/** The texts of the application form for the browser. */
export type ApplicationTexts = Omit<Messages['Scouted'], 'photosHint'> & { photosHint: ReactNode };

/** Title, subtitle, the promise not to charge, and the form [S72.1-2]. */
export async function ApplicationScreen({ lang }: { lang: Lang }) {
  const t = await getTranslations('Scouted');
  const [attributes, countries, page, heic, shared] = await Promise.all([
    readOrNull(getAttributes(lang)),
    readOrNull(listCountries(lang)),
    readOrNull(getPrivacy(lang)),
    takesHeic(),
    clientTexts('Form'),
  ]);
  const privacy = page?.value ?? null;
  const genders = genderChoices(attributes?.value.gender ?? [], (gender) => t(`genders.${gender}`));
  return (
    <div className={styles.screen}>
      <header id="first-screen" className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.intro}>
          <p className={styles.lead}>{t('subtitle')}</p>
          <p className={styles.promise}>{t('promise')}</p>
        </div>
      </header>
      <FormBoundary texts={shared}>
        <ApplicationForm
          lang={lang}
          path={href('beAModel', {}, lang)}
          genders={genders}
          heights={MEASURES.height}
          countries={brazilFirst(countries?.value ?? [])}
          takesHeic={heic}
          texts={{
            ...(await clientTexts('Scouted')),
            photosHint: t.rich('photosHint', {
              heic: String(heic),
              device: (text) => <span className={pieces.scripted}>{text}</span>,
              plain: (text) => <span className={pieces.unscripted}>{text}</span>,
            }),
          }}
          shared={shared}
          consentVersion={consentVersion(privacy)}
          notice={
            <>
              <p>
                {t('guardianNotice')} {t('guardianPeriod', { months: privacy?.keepMonths?.minors ?? 0 })}
              </p>
              <p>
                {t.rich('guardianRights', {
                  contact: beside(href('contact', {}, lang)),
                  privacy: beside(href('privacy', {}, lang)),
                })}
              </p>
            </>
          }
          note={<PrivacyNote lang={lang} />}
        />
      </FormBoundary>
    </div>
  );
}
