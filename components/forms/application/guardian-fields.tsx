import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField } from '../ui/email-field';
import type { FieldProps } from '../ui/field-frame';
import type { Texts } from '../ui/lazy-resolver';
import { PhoneField } from '../ui/phone-field';
import { TextField } from '../ui/text-field';
import styles from './application.module.scss';
import type { ApplicationField } from './fields';
import type { ApplicationTexts } from './texts';

type Props = {
  isMinor: boolean;
  form: UseFormReturn<Texts>;
  field: (name: ApplicationField) => FieldProps;
  consentError: string | undefined;
  phoneFlag: string | undefined;
  emailQuestion: string;
  texts: ApplicationTexts;
  consentVersion: string;
  /** The privacy notice: which data are stored, why, how long, and how to have them deleted. */
  notice: ReactNode;
};

/** Asked of those under 18 only: who is responsible for them, and that person's permission. */
export function GuardianFields(props: Props) {
  const { isMinor, form, field, consentError, phoneFlag, emailQuestion, texts, consentVersion, notice } =
    props;
  return (
    <section className={styles.guardian} data-asked={isMinor}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{texts.sectionGuardian}</h2>
        <div className={styles.notice}>{notice}</div>
      </div>
      <div className={styles.grid}>
        <TextField {...field('guardian_name')} registration={form.register('guardian_name')} />
        <EmailField {...field('guardian_email')} name="guardian_email" form={form} question={emailQuestion} />
        <PhoneField
          {...field('guardian_phone')}
          name="guardian_phone"
          form={form}
          optional={texts.optional}
          flag={phoneFlag}
        />
        <div className={styles.consent}>
          <label>
            <input
              type="checkbox"
              value={consentVersion}
              {...form.register('consent')}
              aria-invalid={consentError ? true : undefined}
              aria-describedby={consentError ? 'consent-error' : undefined}
            />
            <span>{texts.consent}</span>
          </label>
          {consentError && (
            <p id="consent-error" className={styles.consentError}>
              {consentError}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
