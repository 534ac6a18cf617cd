import { isRecord } from '@passarela/contract/is-record';
import { ageAt } from '../domain/ages.ts';
import { ADULT_AGE_YEARS } from '../domain/constants.ts';

const yearOf = (birthdate: unknown) => {
  const [year] = /^\d{4}/.exec(typeof birthdate === 'string' ? birthdate : '') ?? [];
  return year === undefined ? null : Number(year);
};

const isMinorAt = (birthdate: unknown, now: Date) =>
  (ageAt(typeof birthdate === 'string' ? birthdate : null, now) ?? 0) < ADULT_AGE_YEARS;

/** An answer for the disk: `birthdate` becomes `birth_year` and `minor`; unreadable ones count as minors'. */
export function withoutBirthdates(value: unknown, now: Date): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutBirthdates(each, now));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] =>
    name === 'birthdate'
      ? [
          ['birth_year', yearOf(each)],
          ['minor', isMinorAt(each, now)],
        ]
      : [[name, withoutBirthdates(each, now)]],
  );
  return Object.fromEntries(entries);
}
