import { subMonths } from './sub-months.ts';

export type Keep = { KEEP_MONTHS: number; KEEP_MONTHS_MINORS: number };

/** Applications that came before these moments (ISO text) are kept no longer. */
export const limitsAt = (now: number, { KEEP_MONTHS, KEEP_MONTHS_MINORS }: Keep) => ({
  adults: subMonths(now, KEEP_MONTHS).toISOString(),
  minors: subMonths(now, KEEP_MONTHS_MINORS).toISOString(),
});
