/** How long something stays in the trash before it is deleted for good. */
export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a row of any collection is in the trash; those without a trash never are. */
export const isInTrash = (doc: object): boolean => 'deletedAt' in doc && Boolean(doc.deletedAt);

/** What was moved there before this moment (ISO text) has been in the trash long enough at `now` (ms). */
export const trashLimit = (now: number): string => new Date(now - TRASH_DAYS * DAY_MS).toISOString();

/** When something moved to the trash at that moment (ISO text) is deleted for good. */
export const deletedForGoodAt = (movedAt: string): Date =>
  new Date(Date.parse(movedAt) + TRASH_DAYS * DAY_MS);
