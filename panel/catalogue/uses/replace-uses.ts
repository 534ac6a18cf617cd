import { text } from '@passarela/contract/text';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { isolateObjectProperty } from 'payload';
import { z } from 'zod';
import { idOf, requireAdmin } from '../../parts/access/require.ts';
import { listAfter } from '../../parts/bulk/list-changes.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { collectionsOf, USE_SOURCES, type Used, whereUsed } from './sources.ts';

/** Entries changed in one call, so that none takes long. */
const AT_ONCE = 50;

const body = z.object({ by: z.number().int().positive().nullable() });
const NOT_UNDERSTOOD = text('Diga por qual trocar.', 'Say what to replace it by.');
const NEEDS_ANOTHER = text(
  'Uma divisão sempre tem categoria: escolha por qual trocar.',
  'A division always has a category: choose what to replace it by.',
);

type Change = { used: Used; id: number; by: number | null };

/** An entry's fields without the term, or with the other in its place. */
function valuesAfter(entry: Record<string, unknown>, collection: CollectionSlug, { used, id, by }: Change) {
  const places = USE_SOURCES[used].filter((place) => place.collection === collection);
  return Object.fromEntries(
    places.flatMap(({ field, isList }): [string, unknown][] => {
      if (!isList) return entry[field] === id ? [[field, by]] : [];
      const rest = listAfter(entry[field], [id], 'remove');
      return [[field, by === null ? rest : listAfter(rest, [by], 'add')]];
    }),
  );
}

async function replaceIn(req: PayloadRequest, collection: CollectionSlug, change: Change): Promise<number> {
  const where = whereUsed(change.used, collection, change.id);
  const asked = { collection, where, limit: AT_ONCE, depth: 0, trash: true } as const;
  const { docs, totalDocs } = await req.payload.find({ ...asked, req });
  for (const entry of docs) {
    const own = isolateObjectProperty(req, ['context', 'transactionID']);
    own.context = { ...req.context, isBulk: true };
    const data = valuesAfter({ ...entry }, collection, change);
    const save = { collection, id: entry.id, data, depth: 0, trash: true, overrideLock: false };
    await req.payload.update({ ...save, user: req.user, req: own });
  }
  return totalDocs - docs.length;
}

/**
 * POST /cms-api/{slug}/{id}/replace-uses, administrators: takes a term off every entry that has it, or puts another in
 * its place, some entries at a time; to be repeated while `left` is not 0. Each entry is saved with its history.
 */
export const replaceUses = (used: Used) =>
  post('/:id/replace-uses', async (req) => {
    requireAdmin(req);
    const id = idOf(req);
    const parsed = body.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success || parsed.data.by === id) throw refusalFor(req, NOT_UNDERSTOOD, 400);
    const { by } = parsed.data;
    if (by !== null) await req.payload.findByID({ collection: used, id: by, depth: 0, req });
    const needed = USE_SOURCES[used].filter(({ isRequired }) => isRequired && by === null);
    for (const { collection } of needed) {
      const where = whereUsed(used, collection, id);
      const { totalDocs } = await req.payload.count({ collection, where, trash: true, req });
      if (totalDocs > 0) throw refusalFor(req, NEEDS_ANOTHER, 409);
    }
    let left = 0;
    for (const collection of collectionsOf(used)) left += await replaceIn(req, collection, { used, id, by });
    return Response.json({ left });
  });
