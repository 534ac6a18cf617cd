/** The words of the two query parameters that are part of an address, in each language (DESIGN 4). */
export const QUERY_WORDS = {
  letter: { pt: 'letra', en: 'letter' },
  page: { pt: 'pagina', en: 'page' },
} as const;
