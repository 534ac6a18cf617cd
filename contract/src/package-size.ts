/** Talents in one package; apart from the schemas, because forms in the browser count too. */
export const PACKAGE_MAX_TALENTS = 60;
