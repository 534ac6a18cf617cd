const STORED = /^(\d+)\/(.+)$/;

/** A readable height: `178/5'10"`, as the form sends it, is `178 cm · 5'10"`; anything else stays. */
export const readableHeight = (stored: string): string => stored.replace(STORED, '$1 cm · $2');
