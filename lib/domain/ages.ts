import { differenceInYears, parseISO } from 'date-fns';
import { ADULT_AGE_YEARS } from './constants.ts';
import { dayAt } from './dates.ts';

/** Noon, which each day has in each time zone; an invalid date if the text is no day. */
const noonOf = (day: string) => parseISO(`${day}T12:00:00`);

/** Whole years on `now`'s day in São Paulo (29 February: on 1 March); null without or before a birthdate. */
export function ageAt(birthdate: string | null, now: Date): number | null {
  const [born, today] = [noonOf(birthdate ?? ''), noonOf(dayAt(now))];
  return born <= today ? differenceInYears(today, born) : null;
}

/** The birth in a last good answer: the year, and whether it was a minor's then. */
export type StoredBirth = { year: number; wasMinor: boolean };

/** The age that somebody born in a year has for certain: one less than the calendar may show. Adults stay adults. */
export function certainAge({ year, wasMinor }: StoredBirth, now: Date): number {
  const lowest = Math.max(0, Number(dayAt(now).slice(0, 4)) - year - 1);
  return wasMinor ? lowest : Math.max(lowest, ADULT_AGE_YEARS);
}

/** Under 18 for certain: pages and papers leave out body measures. */
export const isKnownMinor = ({ age }: { age: number | null }) => age !== null && age < ADULT_AGE_YEARS;

/** Minors, and everybody of unknown age: search engines and previews get nothing about their bodies. */
export const isMinor = ({ age }: { age: number | null }) => age === null || age < ADULT_AGE_YEARS;
