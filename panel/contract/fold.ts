/** A text as searches see it: no accents, lower case. */
export const fold = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
