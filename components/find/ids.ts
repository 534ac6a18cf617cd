/** One form holds all filters; fields outside of it name it. */
export const FORM_ID = 'find';
/** The elements that a phone shows as sheets: of a search, and of a plain list. */
export const FILTERS_ID = 'filters';
export const LIST_FILTERS_ID = 'list-filters';
