/** A talent's name as the card shows it: first name large, the rest below (SPEC section 2, Talent card). */
export function splitName(name: string): { first: string; rest: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, rest: rest.join(' ') };
}

/** Takes the accents off: `Ângela` becomes `Angela`. */
export const unaccent = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A name as a segment of an address: lower case, no accents, words joined by hyphens; never empty. */
export function slugify(name: string): string {
  const words = unaccent(name)
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '-';
}
