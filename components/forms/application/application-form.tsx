'use client';

import { isMinorOn, isRealDay, PHOTO_FIELDS } from '@passarela/contract/limits';
import { type MeasureRange, optionsOf } from '@passarela/contract/measure-text';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import type { Messages } from '@/components/ui/client-texts';
import { isStill } from '@/components/ui/motion';
import pieces from '@/components/ui/pieces.module.scss';
import { dayAt, toIsoDate } from '@/lib/domain/dates';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { toOffered } from '@/lib/forms/choice';
import { EntryForm } from '../ui/entry-form';
import { errorText, FieldsOf, type Kinds, useField } from '../ui/fields';
import { FormEnd } from '../ui/form-end';
import { PhoneField } from '../ui/phone-field';
import { SelectField } from '../ui/select-field';
import { Sent } from '../ui/sent';
import { useEntryForm } from '../ui/use-entry-form';
import { sendApplication } from './actions';
import own from './application.module.scss';
import type { ApplicationTexts } from './application-screen';
import { BirthdateField } from './birthdate-field';
import { APPLICANT, APPLICATION_FIELDS, GUARDIANS } from './fields';
import { LocationFields, useSameOption } from './location-fields';
import { PhotoSlot } from './photo-slot';
import slots from './photo-slot.module.scss';
import { dropStoredPhotos } from './stored-photos';
import { upload } from './upload';
import { usePhotos } from './use-photos';

const USUAL_CM = 150;
const UPLOAD_URL = '/api/upload/application';
const loadSchema = async () => (await import('./schema')).applicationSchema(new Date());

/** A list opens at its beginning: there stand the heights of most, and those of children at its end. */
function usualFirst(list: MeasureRange) {
  const heights = optionsOf('height', list);
  const at = USUAL_CM - list.min;
  return [...heights.slice(at), ...heights.slice(0, at)];
}

function isMinorNow(birthdate: string): boolean {
  const iso = toIsoDate(birthdate);
  if (!isRealDay(iso)) return false;
  const today = dayAt(new Date());
  return iso <= today && isMinorOn(iso, today);
}

/** While needed, the browser asks before the page is left. */
function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const listening = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), listening);
    return () => listening.abort();
  }, [isNeeded]);
}

type SectionProps = {
  title: string;
  hint?: ReactNode;
  className?: string | undefined;
  isMinor?: boolean;
  children: ReactNode;
};

const Section = ({ title, hint, className = own.section, isMinor, children }: SectionProps) => (
  <section className={className} data-asked={isMinor}>
    <div className={own.sectionHead}>
      <h2 className={own.heading}>{title}</h2>
      {hint && <div className={own.notice}>{hint}</div>}
    </div>
    {children}
  </section>
);

/** A guardian's permission; its value is the version of the notice that was read, and no draft keeps it. */
function ConsentBox({ version }: { version: string }) {
  const { frame, register } = useField('consent');
  const { label, error } = frame;
  return (
    <div className={own.consent}>
      <label>
        <input
          type="checkbox"
          value={version}
          {...register()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id="consent-error" className={own.consentError}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Options of the panel: shorter in the page than the form's values. */
type Choices = { id: string | number; value: string }[];
type Props = {
  lang: Lang;
  heights: MeasureRange;
  /** The address of this page. */
  path: string;
  genders: Choices;
  /** Empty if the service does not say: then places are typed. */
  countries: Choices;
  takesHeic: boolean;
  texts: ApplicationTexts;
  shared: Messages['Form'];
  consentVersion: string;
  notice: ReactNode;
  note: ReactNode;
};

/** The application to be scouted, with its four photos [S72.3-6 S72.11-13], and how far its sending is [S102.5]. */
export function ApplicationForm(props: Props) {
  const { lang, path, takesHeic, texts, shared, consentVersion, notice, note } = props;
  const countries = useMemo(() => props.countries.map(toOffered), [props.countries]);
  const choices = useMemo(
    () => ({ gender: props.genders.map(toOffered), height: usualFirst(props.heights) }),
    [props.genders, props.heights],
  );
  const [progress, setProgress] = useState<{ text: string; share: number | null } | null>(null);
  const [round, clear] = useReducer((before: number) => before + 1, 0);

  const attach = async (data: FormData, isRight: boolean) => {
    if (!isRight) return photos.missing();
    const total = PHOTO_FIELDS.length;
    return photos.attach(data, (ready) =>
      setProgress({ text: fillText(texts.preparing, { n: ready + 1, total }), share: null }),
    );
  };
  const send = async (data: FormData) => {
    const onShare = (share: number) => {
      const percent = Math.round(share * 100);
      setProgress({ text: share < 1 ? fillText(texts.uploading, { percent }) : texts.storing, share });
    };
    onShare(0);
    const answer = await upload(UPLOAD_URL, data, onShare);
    if (answer.status === 'sent') await dropStoredPhotos();
    else photos.refuse(answer.errors);
    return answer;
  };
  const entry = useEntryForm({
    name: 'getScouted',
    lang,
    path,
    fields: APPLICATION_FIELDS,
    loadSchema,
    action: sendApplication,
    send,
    attach,
    onCleared: clear,
  });
  const { form, wasSent, phase, outcome } = entry;
  const photos = usePhotos({ form, wasSent, takesHeic, round });
  const slotsNow = Object.values(photos.slots);
  useSameOption(form, 'gender', { options: choices.gender });
  useLeaveWarning(phase === 'sending' || slotsNow.some(({ isLosable }) => isLosable));
  useEffect(() => {
    if (round > 0) window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' });
  }, [round]);
  const isMinor = isMinorNow(form.watch('birthdate') ?? entry.defaultValueOf('birthdate'));
  const kinds: Kinds = {
    phone: (field) => <PhoneField {...field} />,
    choice: ({ name }) => (
      <SelectField
        name={name}
        empty={texts.choose}
        options={name === 'height' ? choices.height : choices.gender}
      />
    ),
    day: () => <BirthdateField lang={lang} texts={texts} />,
  };
  const arrived = outcome?.status === 'sent' && phase === 'idle' ? outcome : null;
  return (
    <EntryForm
      {...{ entry, lang }}
      labels={{ ...texts.fields, consent: texts.consent }}
      hints={{ nameHint: texts.nameHint, instagrHint: texts.instagrHint }}
      texts={shared}
    >
      {arrived && (
        <Sent
          answer={arrived}
          again={{ href: path, onClick: entry.onClear }}
          texts={texts.arrived}
          isScreen
        />
      )}
      <fieldset className={own.sections} disabled={phase !== 'idle'} hidden={arrived !== null}>
        <legend className={pieces.unseen}>{shared.legend}</legend>
        <Section title={texts.sectionYou}>
          <div className={own.grid}>
            <FieldsOf table={APPLICANT} kinds={kinds} />
          </div>
        </Section>
        <Section title={texts.sectionLocation}>
          <div className={own.grid}>
            <LocationFields key={round} {...{ lang, form, countries, texts }} optional={shared.optional} />
          </div>
        </Section>
        <Section title={texts.sectionGuardian} hint={notice} className={own.guardian} isMinor={isMinor}>
          <div className={own.grid}>
            <FieldsOf table={GUARDIANS} kinds={kinds} />
            <ConsentBox version={consentVersion} />
          </div>
        </Section>
        <Section title={texts.sectionPhotos} hint={<p>{texts.photosHint}</p>} className={own.wide}>
          <ul className={slots.slots}>
            {PHOTO_FIELDS.map((name) => (
              <PhotoSlot
                key={`${name} ${round}`}
                field={name}
                slot={photos.slots[name]}
                error={errorText(shared.errors, entry.errorOf(name))}
                texts={texts}
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
        <FormEnd
          {...entry}
          hasDraft={entry.hasDraft || slotsNow.length > 0}
          progress={phase === 'sending' ? progress : null}
          texts={{ ...shared, draft: texts.draft }}
        />
      </div>
    </EntryForm>
  );
}
