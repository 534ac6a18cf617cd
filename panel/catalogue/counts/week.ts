import { localDay } from '../../platform/reference/agency-time.ts';
import { DAY_MS } from '../../platform/reference/day.ts';

const WEEK_MS = 7 * DAY_MS;
const DAY_CHARS = 10;

/** The Monday (yyyy-MM-dd) of the agency's week at a moment (ms). */
export function weekOf(now: number): string {
  const noon = Date.parse(`${localDay(now)}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY_MS).toISOString().slice(0, DAY_CHARS);
}

export const lastWeeks = (now: number, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, at) => weekOf(now - (weeks - 1 - at) * WEEK_MS));
