import type { Payload } from 'payload';
import { ANSWERING } from '../parts/access/roles.ts';

export type Colleague = { id: number; name: string };

/** Names of everybody who works in the inbox, in Portuguese order. */
export async function colleagues(payload: Payload): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: [...ANSWERING] } },
    pagination: false,
    depth: 0,
    select: { name: true },
  });
  const people = docs.map(({ id, name }) => ({ id, name }));
  return people.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

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
