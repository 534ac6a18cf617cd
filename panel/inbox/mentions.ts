import type { Colleague } from './colleagues.ts';

export const mentionOf = (name: string): string => `@${name}`;

/** The people that notes mention; a longer name goes before one that begins alike ("Ana Lima", "Ana"). */
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
