/** Talents in one package. Apart from the schemas, because forms in the browser count too (`client-schemas.test.ts`). */
export const PACKAGE_MAX_TALENTS = 60;
