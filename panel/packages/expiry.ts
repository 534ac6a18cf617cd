import { isMinorOn } from '@passarela/contract/limits';
import { localDay } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';

const OPEN_DAYS = 14;
const OPEN_DAYS_WITH_MINOR = 7;

/** Whether one of them is a minor today, or has no birthdate. */
export const hasMinor = (
  talents: readonly { birthdate?: string | null | undefined }[],
  now: number,
): boolean => talents.some(({ birthdate }) => !birthdate || isMinorOn(birthdate.slice(0, 10), localDay(now)));

/** When a package made at `now` (ms) ends unless staff say otherwise: after 14 days, 7 with a minor in it. */
export const usualEnd = (isWithMinor: boolean, now: number): string =>
  new Date(now + (isWithMinor ? OPEN_DAYS_WITH_MINOR : OPEN_DAYS) * DAY_MS).toISOString();
