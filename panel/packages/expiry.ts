import type { FieldHook } from 'payload';
import { localDay, startOfDay } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { countsAsMinor } from '../platform/reference/minors.ts';

const OPEN_DAYS = 14;
const OPEN_DAYS_WITH_MINOR = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether one of them is a minor today, or has no birthdate. */
export const hasMinor = (
  talents: readonly { birthdate?: string | null | undefined }[],
  now: number,
): boolean => talents.some(({ birthdate }) => countsAsMinor(birthdate, localDay(now)));

/** The agency's day at a moment (ms), as days are stored: noon of UTC, the same day in Brazil and Europe. */
const storedAs = (now: number): string => `${localDay(now)}T12:00:00.000Z`;

/** An end as it is written and read: a day. An end with an hour, of earlier versions, is the agency's day then. */
export const endAsDay: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value;
  const moment = Date.parse(DAY.test(value) ? `${value}T12:00:00Z` : value);
  return Number.isNaN(moment) ? value : storedAs(moment);
};

/** The last moment (ms) of a package that is open until this day; NaN without one. */
export function lastMoment(expires_at: string | null | undefined): number {
  const moment = Date.parse(expires_at ?? '');
  return Number.isNaN(moment) ? moment : Date.parse(startOfDay(moment)) + DAY_MS - 1;
}

/** Whether a package is over at `now` (ms): its day is past, or it has none. In SQL: before `startOfDay`. */
export const isOver = (expires_at: string | null | undefined, now: number): boolean =>
  !(lastMoment(expires_at) >= now);

/** The day on which a package made at `now` (ms) ends unless staff say otherwise: 14 days on, 7 with a minor in it. */
export const usualEnd = (isWithMinor: boolean, now: number): string =>
  storedAs(now + (isWithMinor ? OPEN_DAYS_WITH_MINOR : OPEN_DAYS) * DAY_MS);

/** So many days after an end; after `now` (ms) if that is over. */
export const laterEnd = (expires_at: string | null | undefined, days: number, now: number): string =>
  storedAs(Math.max(now, lastMoment(expires_at) || 0) + days * DAY_MS);
