import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import {
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  isolateObjectProperty,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';
import { findAsPerson, findById, idsAsPerson } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { bodyOf, post } from '../../platform/http/post.ts';
import { requireAnybody } from '../access/require.ts';
import { ONE_BY_ONE } from './refuse-other-fields.ts';
import { saveEach, titleOf } from './save-each.ts';

const UNDO_MS = 10 * 60_000;

const body = z.object({ ids: z.array(z.int().positive()).min(1).max(1000) });

const NOT_UNDERSTOOD = text('Diga o que desfazer.', 'Say what to undo.');
const NOT_LAST = text(
  'Foi salvo de novo depois, ou há mais de dez minutos: volte pelo histórico.',
  'It was saved again since, or over ten minutes ago: go back through its history.',
);

/** The fields that this person's change of many at once gave an entry, and when, if that is the entry's last save. */
async function lastBulk(req: PayloadRequest, slug: CollectionSlug, id: number) {
  const stored: unknown = await findById(req, slug, id);
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    // a takedown that the change itself began has a line of its own, after it
    where: {
      and: [{ subject: { equals: slug } }, { entry: { equals: id } }, { act: { not_equals: 'takedown' } }],
    },
    sort: ['-createdAt', '-id'],
    limit: 1,
    depth: 0,
    req,
  });
  const [line] = docs;
  if (!isRecord(stored) || line?.act !== 'bulk' || line.person !== req.user?.id) return null;
  const at = Date.parse(line.createdAt);
  const isLast = Date.parse(String(stored.updatedAt)) === at && Date.now() - at <= UNDO_MS;
  return isLast ? { at: line.createdAt, names: (line.fields ?? '').split(', ') } : null;
}

/**
 * POST /cms-api/{slug}/undo-selected: restores the values that the caller's bulk change replaced in these entries,
 * for ten minutes, from their history. An entry saved since stays, and is named with the reason.
 */
export const undoSelected = (slug: string) =>
  post('/undo-selected', async (req) => {
    const collection = req.payload.config.collections.find((one) => one.slug === slug);
    if (!collection?.versions) throw new NotFound(req.t);
    requireAnybody(req);
    const known = collection.slug as CollectionSlug;
    const ids = [...new Set((await bodyOf(req, body, NOT_UNDERSTOOD)).ids)];
    // an entry that went to the trash since is named too
    const entries = new Map<number, Record<string, unknown>>(
      (await findAsPerson(req, known, { id: { in: ids } })).map((entry) => [Number(entry.id), { ...entry }]),
    );
    const { useAsTitle } = collection.admin;
    return saveEach(req, ids, {
      titleOf: (id) => titleOf(entries.get(id), useAsTitle),
      save: async (id, own) => {
        const last = await lastBulk(own, known, id);
        const data = last && (await valuesBefore(own, known, { id, ...last }));
        if (!data) throw refusalFor(req, NOT_LAST, 409);
        const save = { collection: known, id, data, depth: 0, trash: true, overrideAccess: false };
        await req.payload.update({ ...save, user: req.user, overrideLock: false, req: own });
      },
    });
  });

/** The values of these fields before that moment, from the entry's history; null without one. */
export async function valuesBefore(
  req: PayloadRequest,
  slug: CollectionSlug,
  { id, at, names }: { id: number; at: string; names: readonly string[] },
): Promise<Record<string, unknown> | null> {
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { updatedAt: { less_than: at } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    req,
  });
  const state: unknown = docs[0]?.version;
  return isRecord(state) ? Object.fromEntries(names.map((name) => [name, state[name] ?? null])) : null;
}

const isWhere = (value: unknown): value is Where => isRecord(value) && Object.keys(value).length > 0;

const isRestoring = (data: unknown): boolean =>
  isRecord(data) && data.deletedAt === null && Object.keys(data).length === 1;

/**
 * PATCH /cms-api/{slug}?where=…, in place of Payload's: the trash's buttons bring entries back. All else is refused.
 */
export const restoreSelected = (slug: string): Endpoint => ({
  path: '/',
  method: 'patch',
  handler: async (req) => {
    const { user, payload, query } = req;
    const config = payload.config.collections.find((one) => one.slug === slug);
    if (!config) throw new NotFound(req.t);
    requireAnybody(req);
    await executeAccess({ req, data: { deletedAt: null } }, config.access.update);
    const data: unknown = await req.json?.().catch(() => null);
    const { where } = query;
    if (!config.trash || query.trash !== 'true' || !isWhere(where) || !isRestoring(data))
      throw refusalFor(req, ONE_BY_ONE, 403);
    const collection = config.slug as CollectionSlug;
    const mine = { collection, depth: 0, trash: true, overrideAccess: false, user };
    const inTrash: Where = { and: [where, { deletedAt: { exists: true } }] };
    const docs: { id: number }[] = [];
    const errors: { id: number; message: string }[] = [];
    for (const id of await idsAsPerson(req, collection, inTrash, true)) {
      const own = isolateObjectProperty(req, ['context', 'transactionID']);
      await payload.update({ ...mine, id, data: { deletedAt: null }, req: own }).then(
        () => docs.push({ id }),
        (error: unknown) => errors.push({ id, message: error instanceof Error ? error.message : '' }),
      );
    }
    return Response.json({ docs, errors, message: '' }, { status: errors.length === 0 ? 200 : 400 });
  },
});
