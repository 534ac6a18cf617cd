/** Types of a link to a profile: the portrait of this talent travels, the page changes behind it. */
export const faceTypes = (id: number): string[] => ['face', faceName(id)];

/** The name that a portrait bears on both pages. */
export const faceName = (id: number): string => `face-${id}`;

/** Type of a link to another page. Filters and Back have none: they change at once, where the hand is. */
export const PAGE = ['page'];

/** Type of a link to the same page in the other language. */
export const LANGUAGE = ['language'];

/** The names of style sheets by type (components/ui/_view-transitions.scss). */
export const PAGE_CHANGE = { face: 'pageBehind', page: 'page', language: 'pageDissolved', default: 'none' };
export const STILL = { face: 'still', page: 'still', language: 'still', default: 'none' };
