import { AGENCY_TIME_ZONE } from './time-zone.ts';

const DAY_PARTS = {
  timeZone: AGENCY_TIME_ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

let calendar: Intl.DateTimeFormat | undefined;

/** The day at a moment (`yyyy-MM-dd`, São Paulo), from date parts: how browsers write whole dates differs. */
export function dayAt(now: Date): string {
  // Made at the first call: on a phone this takes half as long as the hydration of the form.
  calendar ??= new Intl.DateTimeFormat('en', DAY_PARTS);
  const parts = calendar.formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

/** `dd/MM/yyyy`, in other spellings and digits alone too, as `yyyy-MM-dd`; anything else as it stands. */
export function toIsoDate(text: string): string {
  const marked = text.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3');
  const [, day = '', month = '', year] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(marked) ?? [];
  return year === undefined ? marked : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `yyyy-MM-dd` as people here write it, `dd/MM/yyyy`. */
export const toDisplayDate = (iso: string) => iso.split('-').reverse().join('/');

/** The day of a post's `created_at` (`yyyy-MM-dd HH:mm:ss`), for a `time` element. */
export const isoDay = (createdAt: string): string => createdAt.slice(0, 10);

/** The day of a post as visitors read it: dd/mm/yyyy in both languages [S72.8-9 S78.7]. */
export const displayDay = (createdAt: string): string => toDisplayDate(isoDay(createdAt));

/** São Paulo has had no summer time since 2019: its moments are three hours behind UTC all year. */
const SAO_PAULO_OFFSET = '-03:00';

/** A service's moment as ISO 8601; without a zone São Paulo's. Undefined for others. */
export function isoMoment(value: string | null): string | undefined {
  if (value === null) return undefined;
  const local = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(value);
  const date = new Date(local ? `${local[1]}T${local[2]}${SAO_PAULO_OFFSET}` : value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
