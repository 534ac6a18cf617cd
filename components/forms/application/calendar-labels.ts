import type { Formatters, Labels } from 'react-day-picker';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { DATE_LOCALES } from '@/lib/domain/time-zone';
import type { ApplicationTexts } from './application-screen';

const FIRST_WEEKDAYS = { pt: 0, en: 1 } as const;

/** How a calendar writes and names its days: by the browser's own Intl, which spares the date-fns locales. */
export function calendarLabels(lang: Lang, texts: ApplicationTexts['calendar']) {
  const code = DATE_LOCALES[lang];
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(code, options);
    return (day: Date) => format.format(day);
  };
  const month = writer({ month: 'long' });
  const monthAndYear = writer({ month: 'long', year: 'numeric' });
  const weekday = writer({ weekday: 'long' });
  const shortWeekday = writer({ weekday: 'short' });
  const wholeDay = writer({ dateStyle: 'full' });

  const formatters: Partial<Formatters> = {
    formatCaption: monthAndYear,
    formatMonthDropdown: month,
    formatWeekdayName: (day) => shortWeekday(day).replace('.', ''),
  };
  const labels: Partial<Labels> = {
    labelGrid: monthAndYear,
    labelWeekday: weekday,
    labelDayButton: (day, { today, selected }) => {
      const named = today ? fillText(texts.today, { day: wholeDay(day) }) : wholeDay(day);
      return selected ? fillText(texts.chosen, { day: named }) : named;
    },
    labelNav: () => texts.turn,
    labelPrevious: () => texts.previous,
    labelNext: () => texts.next,
    labelMonthDropdown: () => texts.month,
    labelYearDropdown: () => texts.year,
  };
  return { locale: { code }, weekStartsOn: FIRST_WEEKDAYS[lang], formatters, labels };
}
