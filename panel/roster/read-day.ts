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

/** A day as people write it (15/03/2001, 15032001, 2001-03-15, 15/3/01), stored as noon UTC; null for none. */
export function readDay(text: string, of: DayOf, now = Date.now()): string | null {
  for (const [form, order] of ORDERS) {
    const found = form.exec(text.trim());
    if (!found) continue;
    const part = (name: 'year' | 'month' | 'day') => Number(found[order.indexOf(name) + 1]);
    const [year, month, day] = [part('year'), part('month'), part('day')];
    const dateIn = (whole: number) => new Date(Date.UTC(whole, month - 1, day, 12));
    const near = year < CENTURY ? thisCentury(now) + year : year;
    const isAhead = year < CENTURY && dateIn(near).getTime() > now;
    const date = dateIn(of === 'birth' && isAhead ? near - CENTURY : near);
    const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    return isReal ? date.toISOString() : null;
  }
  return null;
}
