import { isRecord } from '@passarela/contract/is-record';
import { ageAt } from '../domain/ages.ts';
import { ADULT_AGE_YEARS } from '../domain/constants.ts';
import { readDay } from './answers/kinds.ts';

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)));

const isMinorAt = (day: string | null, now: Date) => (ageAt(day, now) ?? 0) < ADULT_AGE_YEARS;

/** An answer for the disk: `birthdate` becomes `birth_year` and `minor`; unreadable ones count as minors'. */
export function withoutBirthdates(value: unknown, now: Date): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutBirthdates(each, now));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] =>
    name === 'birthdate'
      ? [
          ['birth_year', yearOf(readDay(each))],
          ['minor', isMinorAt(readDay(each), now)],
        ]
      : [[name, withoutBirthdates(each, now)]],
  );
  return Object.fromEntries(entries);
}
