/** At the end of the favorites' address: the quote request opens. */
export const QUOTE_HASH = '#quote';
