import { isRealDay } from '@passarela/contract/limits';
import { dayAt } from '../../domain/dates.ts';
import { AGENCY_TIME_ZONE } from '../../domain/time-zone.ts';
import { rawText, unwrap } from './scalars.ts';

/** PHP writes a date as an object: `{ "date": "2000-02-29 00:00:00.000000", "timezone": "UTC" }`. */
const DATE_NAMES = ['date', 'value'];
const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T\s])/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:$|[T\s])/;

function isoDay(text: string): string | null {
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  const [, otherDay = '', otherMonth = '', otherYear] = DAY_FIRST.exec(text) ?? [];
  const [y, m, d] = year === undefined ? [otherYear, otherMonth, otherDay] : [year, month, day];
  if (y === undefined) return null;
  const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isRealDay(iso) && y !== '0000' ? iso : null;
}

/** A day as `yyyy-MM-dd`: ISO, with a time behind it, or day first; null for none, and for `0000-00-00`. */
export const readDay = (value: unknown): string | null => isoDay(rawText(unwrap(value, DATE_NAMES)));

/** Unix time: seconds since 2001, or milliseconds. */
function fromUnix(text: string): Date | null {
  if (!/^\d{10}(\d{3})?$/.test(text)) return null;
  return new Date(Number(text) * (text.length === 10 ? 1_000 : 1));
}

let clock: Intl.DateTimeFormat | undefined;

function localMoment(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: AGENCY_TIME_ZONE, timeStyle: 'medium' });
  return `${dayAt(date)} ${clock.format(date)}`;
}

/** A moment as `yyyy-MM-dd HH:mm:ss` in São Paulo; one without a zone is São Paulo's. Null for none. */
export function readMoment(value: unknown): string | null {
  const text = rawText(unwrap(value, DATE_NAMES));
  const unix = fromUnix(text);
  if (unix) return localMoment(unix);
  const day = isoDay(text);
  if (day === null) return null;
  const [, time, zone] = /[T\s](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text) ?? [];
  const whole = (time ?? '00:00').padEnd(8, ':00');
  return zone === undefined ? `${day} ${whole}` : localMoment(new Date(`${day}T${whole}${zone}`));
}
