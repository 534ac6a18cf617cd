/** The agency's mark in a square of 32: pages, previews and the page of an error draw it. */
export const MARK = 'M13.6 4h4.8L29 28h-7.2L16 9.5 10.2 28H3Z';
