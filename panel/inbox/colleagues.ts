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
