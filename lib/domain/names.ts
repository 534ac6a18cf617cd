/** A talent's name as the card shows it: first name large, the rest below (SPEC section 2, Talent card). */
export function splitName(name: string): { first: string; rest: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, rest: rest.join(' ') };
}
