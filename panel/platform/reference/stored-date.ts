import type { DateField } from 'payload';
import { z } from 'zod';

const DAY = z.iso.date();
const MOMENT = z.iso.datetime({ offset: true });
/** The years that both databases and every reader of ours know: four digits. */
const YEARS = /^(?:19|2\d)\d\d-/;
/** Keeps the day and drops the hour: noon UTC is the same day everywhere in Brazil and Europe. */
const NOON_UTC = 'T12:00:00.000Z';

const isDay = ({ admin }: Pick<DateField, 'admin'>): boolean => admin?.date?.pickerAppearance === 'dayOnly';

/** A day `yyyy-MM-dd` or an ISO moment as a date field stores it: null for nothing, undefined for all else. */
export function storedDate(field: Pick<DateField, 'admin'>, value: unknown): string | null | undefined {
  if (value === null || value === '') return null;
  const given = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  if (typeof given !== 'string' || !(DAY.safeParse(given).success || MOMENT.safeParse(given).success)) return;
  const stored = isDay(field) ? `${given.slice(0, 10)}${NOON_UTC}` : new Date(given).toISOString();
  return YEARS.test(stored) ? stored : undefined;
}
