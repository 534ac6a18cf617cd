/** One form holds all filters; fields outside of it name it. */
export const FORM_ID = 'find';
/** The element that a phone shows as a sheet. */
export const FILTERS_ID = 'filters';
