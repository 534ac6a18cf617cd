import type { Colleague } from './colleagues.ts';

export const mentionOf = (name: string): string => `@${name}`;

/** Of two names that begin alike ("Ana", "Ana Lima") the longer one is meant. */
export function mentionedIn(notes: string, people: readonly Colleague[]): Colleague[] {
  const longestFirst = [...people].sort((a, b) => b.name.length - a.name.length);
  let rest = notes.toLocaleLowerCase('pt-BR');
  return longestFirst.filter(({ name }) => {
    const parts = rest.split(mentionOf(name).toLocaleLowerCase('pt-BR'));
    // a letter behind it makes it another word
    const isMeant = parts.slice(1).some((after) => !/^[\p{L}\p{N}]/u.test(after));
    if (isMeant) rest = parts.join(' ');
    return isMeant;
  });
}
