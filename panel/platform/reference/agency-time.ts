const timeZone = 'America/Sao_Paulo';
/** Days that need no year: half a year, so that no two look the same. */
const NEAR_MS = 182 * 86_400_000;
// Swedish writes moments as machines do: 2026-11-21 04:50:00
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const second = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit' });
const shown = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('pt-BR', { timeZone, timeStyle: 'short' });

/** The calendar day of the agency at a moment (milliseconds): `yyyy-MM-dd`, America/Sao_Paulo. */
export const localDay = (now: number): string => day.format(now);

/** The moment a day of the agency began, as ISO text. Brazil keeps UTC−3 all year. */
export const startOfDay = (now: number): string => new Date(`${localDay(now)}T00:00:00-03:00`).toISOString();

/** A moment as posts carry it: `yyyy-MM-dd HH:mm:ss`, America/Sao_Paulo. */
export const localTime = (iso: string): string => second.format(new Date(iso));

/** A moment as sheets have it: `21/11/2026 04:50`, which spreadsheets read as a moment. */
export const localMinute = (iso: string): string => shown.format(new Date(iso)).replace(',', '');

/** A moment as staff read it: `21/11/2026, 04:50`. */
export const displayMoment = (moment: Date | number): string => shown.format(moment);

export const displayHour = (iso: string): string => hour.format(new Date(iso));

/** A moment as staff read it: `21/11 04:50`, with its year half a year from `now` (ms). */
export const shortMoment = (iso: string, now: number): string => {
  const time = new Date(iso);
  const isNear = Math.abs(time.getTime() - now) < NEAR_MS;
  return isNear ? `${dayAndMonth.format(time)} ${hour.format(time)}` : shown.format(time);
};

/** A stored calendar day (any ISO text) as staff read it, the same in every time zone: `26/11/2026`. */
export const storedDay = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/');

const hourNumber = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });

export const hourOfDay = (now: number): number => Number(hourNumber.format(now));

const LOCALES = { pt: 'pt-BR', en: 'en-GB' };

/** The agency's day in words: `segunda-feira, 23 de novembro`. */
export const longDay = (now: number, language: keyof typeof LOCALES): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);

/** The same day and hour some months before; the last day of a shorter month (31 May − 3 is 28 February). */
export function subMonths(now: number, months: number): Date {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date;
}
