import { DAY_MS } from '../../platform/reference/day.ts';

const DAYS = 30;
/** Days in the trash at the end of an application's promised period (docs/decisions/trash.md). */
const APPLICATION_DAYS = 7;

export const trashDays = (slug: string): number => (slug === 'applications' ? APPLICATION_DAYS : DAYS);

/** Whether a row of any collection is in the trash; those without a trash never are. */
export const isInTrash = (doc: object): boolean => 'deletedAt' in doc && Boolean(doc.deletedAt);

/** Entries trashed before this moment (ISO text) are due at `now` (ms). */
export const trashLimit = (slug: string, now: number): string =>
  new Date(now - trashDays(slug) * DAY_MS).toISOString();

/** When something moved to the trash at that moment (ISO text) is deleted for good. */
export const deletedForGoodAt = (slug: string, movedAt: string): Date =>
  new Date(Date.parse(movedAt) + trashDays(slug) * DAY_MS);
