// The name of a picture is the type of the links with which it travels, too: with one type for all, the pictures of
// other people and posts would travel along.

/** The name that a portrait has on the page with its card and on the profile. */
export const faceName = (id: number): string => `face-${id}`;

/** The name that a cover has on the page with its card and on the post; ids of other services are any text. */
export const postName = (id: string): string => `post-${id.replace(/\W/g, '_')}`;
