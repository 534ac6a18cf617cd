/** The first word of a section's addresses on the site, which the panel links to (SPEC section 2). */
export const SECTION_SEGMENTS = {
  models: { pt: 'modelos', en: 'models' },
  cast: { pt: 'elenco', en: 'casting' },
} as const;
