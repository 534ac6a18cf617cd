/** The day of a post's `created_at` (`yyyy-MM-dd HH:mm:ss`), for a `time` element. */
export const isoDay = (createdAt: string): string => createdAt.slice(0, 10);

/** The day of a post as visitors read it: dd/mm/yyyy in both languages (SPEC section 2, Post). */
export const shownDay = (createdAt: string): string => isoDay(createdAt).split('-').reverse().join('/');
