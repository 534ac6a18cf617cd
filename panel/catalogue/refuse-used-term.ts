import { text } from '@passarela/contract/text';
import type { CollectionBeforeDeleteHook } from 'payload';
import { refusalFor } from '../platform/errors/refusal.ts';
import { findUses } from './uses/find-uses.ts';

const NAMED = 5;

const usedBy = (total: number, names: string) =>
  text(
    `Em uso (${total}): ${names}. Abra e use “Tirar de todos e apagar”, em “Onde é usado”.`,
    `In use (${total}): ${names}. Open it and use “Take it off all and delete”, in “Where it is used”.`,
  );

/** Keeps a used category, division or skill, also one of a trashed talent: the database would drop the relation. */
export const refuseUsedTerm =
  (term: 'categories' | 'divisions' | 'skills'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { total, entries } = await findUses(req, term, id, NAMED);
    if (total === 0) return;
    const names = entries.slice(0, NAMED).map(({ title }) => title);
    const rest = total > names.length ? ', …' : '';
    throw refusalFor(req, usedBy(total, names.join(', ') + rest), 409);
  };
