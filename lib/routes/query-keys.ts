/** The words of the query parameters that are part of an address, in each language. */
export const QUERY_KEYS = {
  division: { pt: 'divisao', en: 'division' },
  letter: { pt: 'letra', en: 'letter' },
  page: { pt: 'pagina', en: 'page' },
} as const;

/** Every key of a query that is part of an address, in either language. */
export const OWN_QUERY_KEYS: readonly string[] = Object.values(QUERY_KEYS).flatMap(({ pt, en }) => [pt, en]);
