/** The first word of a section's addresses on the site, which the panel links to. */
export const SECTION_SEGMENTS = {
  models: { pt: 'modelos', en: 'models' },
  cast: { pt: 'elenco', en: 'casting' },
} as const;
