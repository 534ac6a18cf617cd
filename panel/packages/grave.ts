/** Warnings that staff say they have read before a client sees the talent: a child is not sent in one click. */
export const GRAVE = ['minor', 'undated', 'permit', 'applied'] as const;
export type Grave = (typeof GRAVE)[number];
