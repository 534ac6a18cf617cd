const MINUTE_MS = 60_000;
/** Brazil keeps UTC−3 all year. */
const AGENCY_OFFSET_MIN = 180;

const shiftMs = (date: Date): number => (date.getTimezoneOffset() - AGENCY_OFFSET_MIN) * MINUTE_MS;

/** A date whose clock here shows what the agency's shows at this moment. */
export const toAgencyClock = (iso: string): Date => {
  const date = new Date(iso);
  return new Date(date.getTime() + shiftMs(date));
};

/** The moment at which the agency's clock shows what this date shows here, as ISO text. */
export const fromAgencyClock = (date: Date): string => new Date(date.getTime() - shiftMs(date)).toISOString();
