import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { valuesBefore } from '../parts/bulk/values-before.ts';
import { findById } from '../platform/db/find.ts';
import { log } from '../platform/log/log.ts';
import { readPhotos } from './rows.ts';

/** Undone in one call, so that none takes long. */
const AT_ONCE = 20;

const report = z.object({ updatedAt: z.string(), fields: z.array(z.string()).optional() });

type Saved = z.infer<typeof report> | undefined;
export type Undone = { left: number; kept: { id: number; name: string }[] };

/**
 * Undoes an import, some rows at a time: `left` counts the waiting ones. A talent changed since, or public, stays
 * and is named; photos go if nothing else shows them.
 */
export async function undo(req: PayloadRequest, roster: number): Promise<Undone> {
  const { payload } = req;
  const where = { and: [{ roster: { equals: roster } }, { state: { in: ['done', 'updated', 'waiting'] } }] };
  const { docs, totalDocs } = await payload.find({
    collection: 'roster-rows',
    where,
    limit: AT_ONCE,
    sort: 'line',
  });
  const kept: Undone['kept'] = [];
  for (const row of docs) {
    const saved = report.safeParse(row.report).data;
    const act = row.state === 'updated' ? setBack : takeBack;
    const stays = row.talent ? await act(req, row.talent, saved) : null;
    if (stays) kept.push(stays);
    else for (const id of Object.values(readPhotos(row.photos))) await deleteUnused(req, id);
    const state = stays ? 'kept' : 'undone';
    await payload.update({ collection: 'roster-rows', id: row.id, data: { state } });
  }
  return { left: totalDocs - docs.length, kept };
}

/** Deletes the talent for good; returns the talent if it stays. */
async function takeBack({ payload, user }: PayloadRequest, id: number, made: Saved) {
  const talent = await payload.findByID({
    collection: 'talents',
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
  });
  if (!talent) return null;
  if (talent.updatedAt !== made?.updatedAt || talent.status === 'published') return { id, name: talent.name };
  await payload.delete({ collection: 'talents', id, trash: true, user });
  return null;
}

/** Restores the fields that the import saved, from the talent's history; returns the talent if it stays. */
async function setBack(req: PayloadRequest, id: number, saved: Saved) {
  const talent = await findById(req, 'talents', id);
  if (!talent) return null;
  const { updatedAt: at = '', fields: names = [] } = saved ?? {};
  const data = talent.updatedAt === at && (await valuesBefore(req, 'talents', { id, at, names }));
  if (!data) return { id, name: talent.name };
  const save = { collection: 'talents', id, data, depth: 0, trash: true, overrideAccess: false } as const;
  await req.payload.update({ ...save, overrideLock: false, user: req.user, req });
  return null;
}

async function deleteUnused({ payload, user }: PayloadRequest, id: number): Promise<void> {
  await payload
    .delete({ collection: 'media', id, trash: true, user })
    .catch((error: unknown) => log('info', `Picture ${id} of an import stays: something shows it`, error));
}
