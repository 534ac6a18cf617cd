import { AGENCY_TIME_ZONE } from '../constants.ts';

let calendar: Intl.DateTimeFormat | undefined;

/** The day at a moment, `yyyy-MM-dd`, where the agency is. */
export function dayAt(now: Date): string {
  // Made when it is first needed: on a phone this takes as long as half the form's coming alive.
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE, dateStyle: 'short' });
  return calendar.format(now);
}

/** `dd/MM/yyyy` (or with dots, hyphens, blanks, single digits, or digits only) as `yyyy-MM-dd`; anything else as it stands. */
export function toIsoDate(text: string): string {
  const marked = text.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3');
  const [, day = '', month = '', year] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(marked) ?? [];
  return year === undefined ? marked : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `yyyy-MM-dd` as people here write it, `dd/MM/yyyy`. */
export const toShownDate = (iso: string) => iso.split('-').reverse().join('/');
