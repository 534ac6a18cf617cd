const ORDERS: readonly [
  RegExp,
  readonly ['year' | 'month' | 'day', 'year' | 'month' | 'day', 'year' | 'month' | 'day'],
][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/, ['year', 'month', 'day']],
  [/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/, ['day', 'month', 'year']],
  [/^(\d{2})(\d{2})(\d{4})$/, ['day', 'month', 'year']],
];
const CENTURY = 100;
const thisCentury = (now: number): number => {
  const year = new Date(now).getUTCFullYear();
  return year - (year % CENTURY);
};

/** The kind of a day: a birth lies behind, the end of a current contract ahead. */
export type DayOf = 'birth' | 'end';

/** A birth of two digits that makes somebody older or younger than this is asked, never guessed. */
const OLDEST_YEARS = 80;
const YOUNGEST_YEARS = 3;

type Parts = { year: number; month: number; day: number };

function partsOf(text: string): Parts | null {
  for (const [form, order] of ORDERS) {
    const found = form.exec(text.trim());
    if (!found) continue;
    const part = (name: 'year' | 'month' | 'day') => Number(found[order.indexOf(name) + 1]);
    return { year: part('year'), month: part('month'), day: part('day') };
  }
  return null;
}

/** Noon UTC of a day; null if there is no such day. */
function noonOf({ year, month, day }: Parts): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** The births that a day of two digits may mean if none is likely, the nearest first, each with the age; else none. */
export function unlikelyBirths(text: string, now = Date.now()): { day: string; age: number }[] {
  const parts = partsOf(text);
  if (!parts || parts.year >= CENTURY) return [];
  const births = [thisCentury(now) + parts.year, thisCentury(now) - CENTURY + parts.year].flatMap((year) => {
    const date = noonOf({ ...parts, year });
    return date && date.getTime() <= now ? { day: date.toISOString(), age: ageAt(date, now) } : [];
  });
  return births.some(({ age }) => age >= YOUNGEST_YEARS && age <= OLDEST_YEARS) ? [] : births;
}

function ageAt(birth: Date, now: number): number {
  const today = new Date(now);
  const years = today.getUTCFullYear() - birth.getUTCFullYear();
  const isBefore =
    today.getUTCMonth() * 32 + today.getUTCDate() < birth.getUTCMonth() * 32 + birth.getUTCDate();
  return isBefore ? years - 1 : years;
}

/**
 * A day as people write it (15/03/2001, 15032001, 2001-03-15, 15/3/01), stored as noon UTC; null for none, for a birth
 * that lies ahead, and for one of two digits whose century is not likely.
 */
export function readDay(text: string, of: DayOf, now = Date.now()): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  if (parts.year >= CENTURY) {
    const date = noonOf(parts);
    const isUnborn = of === 'birth' && date !== null && date.getTime() > now;
    return isUnborn ? null : (date?.toISOString() ?? null);
  }
  if (of === 'birth' && unlikelyBirths(text, now).length > 0) return null;
  const near = noonOf({ ...parts, year: thisCentury(now) + parts.year });
  if (of === 'end') return near?.toISOString() ?? null;
  const age = near ? ageAt(near, now) : -1;
  const isNear = near !== null && near.getTime() <= now && age >= YOUNGEST_YEARS;
  const birth = isNear ? near : noonOf({ ...parts, year: thisCentury(now) - CENTURY + parts.year });
  return birth?.toISOString() ?? null;
}
