import { isRealDay, isUnlikelyAge, yearsOn } from '@passarela/contract/limits';
import { type ComponentType, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CALENDAR_ICON } from '@/components/ui/icon-paths';
import { dayAt, toDisplayDate, toIsoDate } from '@/lib/domain/dates';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { TextField } from '../ui/fields';
import { useMaskedField } from '../ui/phone-field';
import styles from './application.module.scss';
import type { ApplicationTexts } from './application-screen';
import type { CalendarProps } from './calendar';

type Props = { lang: Lang; texts: ApplicationTexts };

/** A birthdate, typed (dd/MM/yyyy) or picked from a calendar that is fetched when opened [S72.7 S72.10]. */
export function BirthdateField({ lang, texts }: Props) {
  const { form, registration, onFocus, mask } = useMaskedField('birthdate', 'date', (typed) => {
    const day = toIsoDate(typed);
    return isRealDay(day) ? toDisplayDate(day) : typed;
  });
  const [state, setState] = useState<'closed' | 'open' | 'lost'>('closed');
  const [loaded, setLoaded] = useState<{ Calendar: ComponentType<CalendarProps> } | null>(null);
  const iso = toIsoDate(form?.watch('birthdate') ?? '');
  const years = isRealDay(iso) ? yearsOn(iso, dayAt(new Date())) : null;
  const hint =
    years !== null && isUnlikelyAge(years)
      ? fillText(texts.birthdateUnlikely, { age: years })
      : texts.birthdateHint;

  const open = () => {
    setState('open');
    import('./calendar').then(setLoaded, () => {
      setState('lost');
      form?.setFocus('birthdate');
    });
  };

  const pick = (day: string) =>
    form?.setValue('birthdate', toDisplayDate(day), {
      shouldValidate: form.formState.isSubmitted,
      shouldDirty: true,
    });

  return (
    <div className={styles.date}>
      <TextField
        name="birthdate"
        hint={state === 'lost' ? texts.calendarLost : hint}
        registration={registration}
        onFocus={onFocus}
        inputMode="numeric"
        autoComplete="bday"
        placeholder={texts.birthdatePlaceholder}
      />
      {mask}
      <button
        type="button"
        className={styles.open}
        aria-label={texts.openCalendar}
        aria-busy={state === 'open' && !loaded}
        onClick={open}
      >
        <Icon path={CALENDAR_ICON} />
      </button>
      {state === 'open' && loaded && (
        <loaded.Calendar
          lang={lang}
          value={isRealDay(iso) ? iso : null}
          onPick={pick}
          onClose={() => setState('closed')}
          texts={texts}
        />
      )}
    </div>
  );
}
