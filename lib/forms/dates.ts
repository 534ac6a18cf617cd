import { AGENCY_TIME_ZONE } from '../constants.ts';

let calendar: Intl.DateTimeFormat | undefined;

/** The day at a moment, `yyyy-MM-dd`, where the agency is. */
export function dayAt(now: Date): string {
  // Made when it is first needed: on a phone this takes as long as half the form's coming alive.
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE, dateStyle: 'short' });
  return calendar.format(now);
}

/** `dd/MM/yyyy` (or with dots, hyphens, blanks, single digits) as `yyyy-MM-dd`; anything else as it stands. */
export function toIsoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(text.trim()) ?? [];
  return year === undefined ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `yyyy-MM-dd` as people here write it, `dd/MM/yyyy`. */
export const toShownDate = (iso: string) => iso.split('-').reverse().join('/');
