import { text } from '@passarela/contract/text';
import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import { refusalFor } from '../platform/errors/refusal.ts';

type Term = 'categories' | 'divisions' | 'skills';
type Use = { collection: CollectionSlug; where: (id: number | string) => Where };

const ofTalents = (field: string): Use => ({
  collection: 'talents',
  where: (id) => ({ [field]: { in: [id] } }),
});
const USES: Record<Term, readonly Use[]> = {
  categories: [
    ofTalents('categories'),
    { collection: 'divisions', where: (id) => ({ category: { equals: id } }) },
  ],
  divisions: [ofTalents('divisions')],
  skills: [ofTalents('skills')],
};
const NAMED = 5;

const usedBy = (total: number, names: string) =>
  text(
    `Em uso (${total}): ${names}. Tire daí primeiro: marque na lista, “Editar os selecionados”, “Tirar do que já tem”.`,
    `In use (${total}): ${names}. Remove it there first: mark them in the list, “Edit the selected ones”, “Remove from what is there”.`,
  );

const titleOf = (entry: object): string => {
  const title: unknown = 'name' in entry && typeof entry.name === 'string' ? entry.name : undefined;
  return String(title ?? ('title' in entry ? entry.title : ''));
};

async function refuse(req: PayloadRequest, term: Term, id: number | string): Promise<void> {
  for (const { collection, where } of USES[term]) {
    const asked = { collection, where: where(id), limit: NAMED, depth: 0, sort: 'id', trash: true, req };
    const { docs, totalDocs } = await req.payload.find(asked);
    if (totalDocs === 0) continue;
    const rest = totalDocs > docs.length ? ', …' : '';
    throw refusalFor(req, usedBy(totalDocs, docs.map(titleOf).join(', ') + rest), 409);
  }
}

/** Keeps a used category, division or skill, also one of a trashed talent: the database would drop the relation. */
export const refuseUsedTerm =
  (term: Term): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    refuse(req, term, id);
