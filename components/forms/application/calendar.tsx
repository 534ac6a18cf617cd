'use client';

import { format } from 'date-fns/format';
import { useEffect, useMemo, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { Icon } from '@/components/ui/icon';
import { CLOSE_ICON } from '@/components/ui/icon-paths';
import type { Lang } from '@/lib/domain/languages';
import type { ApplicationTexts } from './application-screen';
import styles from './calendar.module.scss';
import { calendarLabels } from './calendar-labels';

export type CalendarProps = {
  lang: Lang;
  value: string | null;
  onPick: (iso: string) => void;
  onClose: () => void;
  texts: ApplicationTexts;
};

const EARLIEST_YEAR = 1926;
const LIKELY_AGE_YEARS = 17;

/** A calendar for birthdates: lists for year and month; a chosen day stays chosen [S72.7]. */
export function Calendar({ lang, value, onPick, onClose, texts }: CalendarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useMemo(() => calendarLabels(lang, texts.calendar), [lang, texts]);
  const today = new Date();
  const chosen = value === null ? undefined : new Date(`${value}T12:00:00`);
  const likely = new Date(today.getFullYear() - LIKELY_AGE_YEARS, 0, 1);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.openCalendar} onClose={onClose}>
      <button
        type="button"
        className={styles.close}
        aria-label={texts.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon path={CLOSE_ICON} />
      </button>
      <DayPicker
        mode="single"
        required
        captionLayout="dropdown"
        hideNavigation={false}
        {...words}
        startMonth={new Date(EARLIEST_YEAR, 0)}
        endMonth={today}
        disabled={{ after: today }}
        defaultMonth={chosen ?? likely}
        selected={chosen}
        onSelect={(day) => {
          onPick(format(day, 'yyyy-MM-dd'));
          dialog.current?.close();
        }}
      />
    </dialog>
  );
}
