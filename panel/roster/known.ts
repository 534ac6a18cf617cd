import type { Payload } from 'payload';
import type { Taxonomy } from './read-row.ts';

/** Categories, divisions and skills as rows name them. */
export async function readTaxonomy(payload: Payload): Promise<Taxonomy> {
  const all = { depth: 0, pagination: false } as const;
  const [categories, divisions, skills] = await Promise.all([
    payload.find({ collection: 'categories', ...all }),
    payload.find({ collection: 'divisions', ...all }),
    payload.find({ collection: 'skills', ...all }),
  ]);
  return {
    categories: new Map(categories.docs.map(({ id, name }) => [id, name])),
    divisions: new Map(divisions.docs.map(({ id, name }) => [id, name])),
    skills: new Map(skills.docs.map(({ id, name }) => [id, name])),
  };
}
