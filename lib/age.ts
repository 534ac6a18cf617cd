import { ADULT_AGE_YEARS } from './constants.ts';
import { dayAt } from './forms/dates.ts';

type Day = [year: number, month: number, day: number];

function readDay(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts;
  return [year, month, day];
}

/**
 * Age in whole years of somebody born on `birthdate` (`yyyy-MM-dd`) at the moment `now`, by the calendar of São Paulo:
 * it changes at midnight there, and for those born on 29 February on 1 March of common years. Null without a
 * birthdate or before it. (SPEC section 3, Talent.)
 */
export function ageAt(birthdate: string | null, now: Date): number | null {
  const born = birthdate === null ? null : readDay(birthdate);
  const today = readDay(dayAt(now));
  if (!born || !today) return null;
  const isBefore = today[1] < born[1] || (today[1] === born[1] && today[2] < born[2]);
  const age = today[0] - born[0] - (isBefore ? 1 : 0);
  return age < 0 ? null : age;
}

/** What a last good answer keeps of a birth: the year, and whether it was a minor's when the answer came. */
export type KeptBirth = { year: number; wasMinor: boolean };

/**
 * The age, in whole years at the moment `now`, that somebody born in a year has for certain: one less than the calendar
 * may show. Adults stay adults.
 */
export function certainAge({ year, wasMinor }: KeptBirth, now: Date): number {
  const lowest = Math.max(0, Number(dayAt(now).slice(0, 4)) - year - 1);
  return wasMinor ? lowest : Math.max(lowest, ADULT_AGE_YEARS);
}
