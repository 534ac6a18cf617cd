import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refusalFor } from '../platform/errors/refusal.ts';
import { findUses } from './uses/find-uses.ts';

const NAMED = 5;

const usedBy = (total: number, names: string) =>
  text(
    `Em uso (${total}): ${names}. Abra e use “Tirar de todos e mover para a lixeira”, em “Onde é usado”.`,
    `In use (${total}): ${names}. Open it and use “Take it off all and trash it”, in “Where it is used”.`,
  );

type Term = 'categories' | 'divisions' | 'skills';

async function refuseUsed(req: PayloadRequest, term: Term, id: number | string): Promise<void> {
  const { total, entries } = await findUses(req, term, id, NAMED);
  if (total === 0) return;
  const names = entries.slice(0, NAMED).map(({ title }) => title);
  const rest = total > names.length ? ', …' : '';
  throw refusalFor(req, usedBy(total, names.join(', ') + rest), 409);
}

/** Keeps a used category, division or skill, also one of a trashed talent: the database would drop the relation. */
export const refuseUsedTerm =
  (term: Term): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    refuseUsed(req, term, id);

/** The same for a move to the trash: in it a term is nobody's, and the site does not know it. */
export const refuseUsedTermInTrash =
  (term: Term): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (originalDoc && data.deletedAt && !originalDoc.deletedAt) await refuseUsed(req, term, originalDoc.id);
    return data;
  };
