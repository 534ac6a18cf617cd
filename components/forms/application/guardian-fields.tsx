import type { ReactNode } from 'react';
import { EmailField, TextField, useField } from '../ui/fields';
import { PhoneField } from '../ui/phone-field';
import styles from './application.module.scss';
import type { ApplicationTexts } from './texts';

type Props = {
  isMinor: boolean;
  texts: ApplicationTexts;
  consentVersion: string;
  /** The privacy notice: which data are stored, why, how long, and how to have them deleted. */
  notice: ReactNode;
};

/** Asked of those under 18 only: who is responsible for them, and that person's permission. */
export function GuardianFields({ isMinor, texts, consentVersion, notice }: Props) {
  const consent = useField('consent');
  const { error } = consent.frame;
  return (
    <section className={styles.guardian} data-asked={isMinor}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{texts.sectionGuardian}</h2>
        <div className={styles.notice}>{notice}</div>
      </div>
      <div className={styles.grid}>
        <TextField name="guardian_name" />
        <EmailField name="guardian_email" />
        <PhoneField name="guardian_phone" optional={texts.optional} />
        <div className={styles.consent}>
          <label>
            <input
              type="checkbox"
              value={consentVersion}
              {...consent.register()}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'consent-error' : undefined}
            />
            <span>{texts.consent}</span>
          </label>
          {error && (
            <p id="consent-error" className={styles.consentError}>
              {error}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
