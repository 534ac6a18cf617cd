const timeZone = 'America/Sao_Paulo';
// Swedish writes moments as machines do: 2026-11-21 04:50:00
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const second = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
const minute = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const shown = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('pt-BR', { timeZone, timeStyle: 'short' });

/** The calendar day of the agency at a moment (milliseconds): `yyyy-MM-dd`, America/Sao_Paulo. */
export const localDay = (now: number): string => day.format(now);

/** The moment a day of the agency began, as ISO text. Brazil keeps UTC−3 all year. */
export const startOfDay = (now: number): string => new Date(`${localDay(now)}T00:00:00-03:00`).toISOString();

/** A moment as posts carry it: `yyyy-MM-dd HH:mm:ss`, America/Sao_Paulo (CONTRACT, Rules). */
export const localTime = (iso: string): string => second.format(new Date(iso));

export const localMinute = (iso: string): string => minute.format(new Date(iso));

/** A moment as staff read it: `21/11/2026, 04:50`. */
export const shownMoment = (moment: Date | number): string => shown.format(moment);

/** The time of day as staff read it: `04:50`. */
export const shownHour = (iso: string): string => hour.format(new Date(iso));
