/** The inbox's three lists; each is a collection and a table of that name. */
export const KINDS = ['messages', 'quotes', 'applications'] as const;
export type Kind = (typeof KINDS)[number];
