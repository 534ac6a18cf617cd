const ORDERS: readonly [
  RegExp,
  readonly ['year' | 'month' | 'day', 'year' | 'month' | 'day', 'year' | 'month' | 'day'],
][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/, ['year', 'month', 'day']],
  [/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/, ['day', 'month', 'year']],
  [/^(\d{2})(\d{2})(\d{4})$/, ['day', 'month', 'year']],
];
const CENTURY = 100;

/** Two digits are of this century unless that is more than two years ahead. */
function wholeYear(year: number, now: number): number {
  if (year >= CENTURY) return year;
  const thisYear = new Date(now).getUTCFullYear();
  const near = thisYear - (thisYear % CENTURY) + year;
  return near > thisYear + 2 ? near - CENTURY : near;
}

/** A day as people write it (15/03/2001, 15032001, 2001-03-15) as it is stored: noon UTC; null when it is none. */
export function readDay(text: string, now = Date.now()): string | null {
  for (const [form, order] of ORDERS) {
    const found = form.exec(text.trim());
    if (!found) continue;
    const part = (name: 'year' | 'month' | 'day') => Number(found[order.indexOf(name) + 1]);
    const [year, month, day] = [wholeYear(part('year'), now), part('month'), part('day')];
    const date = new Date(Date.UTC(year, month - 1, day, 12));
    const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    return isReal ? date.toISOString() : null;
  }
  return null;
}
