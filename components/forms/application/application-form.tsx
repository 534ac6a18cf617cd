'use client';

import { type MeasureList, optionsOf } from '@passarela/contract/measure-text';
import { type ReactNode, useActionState, useMemo } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { toOffered } from '@/lib/forms/choice';
import { EntryForm } from '../ui/entry-form';
import { EmailField, errorText, TextField } from '../ui/fields';
import styles from '../ui/form.module.scss';
import { FormEnd } from '../ui/form-end';
import { PhoneField } from '../ui/phone-field';
import { SelectField } from '../ui/select-field';
import type { FormTexts } from '../ui/texts';
import { sendApplication } from './actions';
import own from './application.module.scss';
import { BirthdateField } from './birthdate-field';
import { GuardianFields } from './guardian-fields';
import { LocationFields } from './location-fields';
import { PhotoSlot } from './photo-slot';
import slots from './photo-slot.module.scss';
import { Section } from './section';
import { SentScreen } from './sent-screen';
import type { ApplicationTexts } from './texts';
import { useApplication } from './use-application';
import { useSameOption } from './use-same-option';

/** Options of the panel: shorter in the page than the form's values. */
type Choices = { id: string | number; value: string }[];
type Props = {
  lang: Lang;
  heights: MeasureList;
  /** The address of this page. */
  path: string;
  genders: Choices;
  /** Empty if the service does not say: then places are typed. */
  countries: Choices;
  takesHeic: boolean;
  texts: ApplicationTexts;
  shared: FormTexts;
  consentVersion: string;
  notice: ReactNode;
  note: ReactNode;
};

/** The application to be scouted, with its four photos [S72.3-6 S72.11-13]. */
export function ApplicationForm(props: Props) {
  const { lang, path, takesHeic, texts, shared, consentVersion, notice, note } = props;
  const genders = useMemo(() => props.genders.map(toOffered), [props.genders]);
  const countries = useMemo(() => props.countries.map(toOffered), [props.countries]);
  const heights = useMemo(() => optionsOf('height', props.heights), [props.heights]);
  const [answer, post] = useActionState(sendApplication, null, `${path}#form-end`);
  const { photos, isMinor, progress, ...entry } = useApplication(lang, answer, texts, takesHeic);
  useSameOption(entry.form, 'gender', { options: genders });
  const arrived = entry.outcome?.status === 'sent' && entry.phase === 'idle' ? entry.outcome : null;
  return (
    <EntryForm entry={entry} lang={lang} labels={texts.labels} texts={shared} action={post}>
      {arrived && (
        <SentScreen
          reference={arrived.reference}
          sendsMail={arrived.sendsMail}
          again={{ href: path, onClick: entry.onClear }}
          texts={texts.arrived}
        />
      )}
      <fieldset className={own.sections} disabled={entry.isLocked} hidden={arrived !== null}>
        <legend className={styles.legend}>{shared.legend}</legend>
        <Section title={texts.sectionYou}>
          <TextField name="realname" autoComplete="name" />
          <TextField name="name" hint={texts.nameHint} autoComplete="nickname" />
          <SelectField name="gender" empty={texts.choose} options={genders} />
          <BirthdateField lang={lang} form={entry.form} texts={texts} />
          <EmailField name="email" autoComplete="email" />
          <SelectField name="height" empty={texts.choose} options={heights} />
          <TextField name="instagr" hint={texts.instagrHint} placeholder="@" />
          <PhoneField name="phone" />
        </Section>
        <Section title={texts.sectionLocation}>
          <LocationFields
            key={photos.round}
            lang={lang}
            form={entry.form}
            countries={countries}
            texts={texts}
          />
        </Section>
        <GuardianFields isMinor={isMinor} texts={texts} consentVersion={consentVersion} notice={notice} />
        <Section title={texts.sectionPhotos} hint={texts.photosHint} isWide>
          <ul className={slots.slots}>
            {texts.photos.map(({ field: name, texts: words }) => (
              <PhotoSlot
                key={`${name} ${photos.round}`}
                field={name}
                slot={photos.slots[name]}
                error={errorText(shared.errors, photos.errors[name])}
                texts={words}
                takesHeic={takesHeic}
                onChoose={(file) => photos.choose(name, file)}
                onRemove={() => photos.remove(name)}
              />
            ))}
          </ul>
        </Section>
      </fieldset>
      <div className={own.end} hidden={arrived !== null}>
        {note}
        <FormEnd {...entry} progress={progress} texts={{ ...shared, draft: texts.draft }} />
      </div>
    </EntryForm>
  );
}
