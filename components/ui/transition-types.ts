/** The name that a portrait has on the page with its card and on the profile. */
export const faceName = (id: number): string => `face-${id}`;

/** Types of a link to a profile: with one type for all, other people's portraits would travel too. */
export const faceTypes = (id: number): string[] => [faceName(id)];
