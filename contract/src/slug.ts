export const unaccent = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text as searches compare it: no accents, lower case. */
export const fold = (text: string): string => unaccent(text).toLowerCase();

/** A segment of an address or file name: `Joana d'Ávila` gives `joana-davila`; empty without a letter. */
export function slugify(text: string): string {
  const words = fold(text)
    .replace(/['’`´]/g, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}
