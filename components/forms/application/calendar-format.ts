const two = (value: number) => String(value).padStart(2, '0');

/**
 * Stands in for date-fns/format in browsers (next.config.ts). Names of months and weekdays come from Intl
 * (calendar-words.ts), so the calendar asks for numbers only: 4.5 KiB gzip of patterns would never be used.
 */
export function format(day: Date, pattern: string): string {
  const parts: Record<string, string> = {
    yyyy: String(day.getFullYear()),
    MM: two(day.getMonth() + 1),
    dd: two(day.getDate()),
    d: String(day.getDate()),
  };
  return pattern.replace(/[A-Za-z]+/g, (part) => {
    const text = parts[part];
    if (text === undefined) throw new RangeError(`no such part of a date: ${part}`);
    return text;
  });
}
