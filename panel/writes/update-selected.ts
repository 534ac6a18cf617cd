import { text } from '@passarela/contract/text';
import {
  type CollectionSlug,
  executeAccess,
  type FlattenedField,
  isolateObjectProperty,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { requireAnybody } from '../access/require.ts';
import { mayWrite } from '../access/writable.ts';
import { findAll } from '../db/find.ts';
import { refusalFor } from '../errors/refusal.ts';
import { post } from '../http/post.ts';
import { TYPED_FROM } from './typed-from.ts';
import { notYours } from './words.ts';

const IDS_MAX = 1000;

const asked = z.object({
  ids: z.array(z.int().positive()).min(1).max(IDS_MAX),
  count: z.int(),
  typed: z.string().optional(),
  fields: z.record(z.string(), z.unknown()),
});
type Asked = z.infer<typeof asked>;

const NOT_UNDERSTOOD = text('Diga o que mudar, e em quais.', 'Say what to change, and in which.');
const wrongNumber = (count: number) =>
  text(`Nada mudou: confirme o número ${count}.`, `Nothing has changed: confirm the number ${count}.`);
const notEmptied = (name: string) =>
  text(
    `De uma vez não se tira nada de “${name}”. Abra cada uma.`,
    `Nothing is taken out of “${name}” at once. Open each one.`,
  );

const isCollection = (slug: string, req: PayloadRequest): slug is CollectionSlug =>
  slug in req.payload.collections;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);

const isList = (field: FlattenedField | undefined): boolean =>
  field?.type === 'array' ||
  ((field?.type === 'upload' || field?.type === 'relationship') && field.relationTo !== 'users');

/** Bookers take nothing out of a list, and no picture from its place, of many at once. */
async function refuseTakingOut(
  req: PayloadRequest,
  slug: CollectionSlug,
  { ids, fields }: Asked,
): Promise<void> {
  const { flattenedFields } = req.payload.collections[slug].config;
  const lists = Object.keys(fields).filter((name) =>
    isList(flattenedFields.find((one) => one.name === name)),
  );
  if (lists.length === 0 || req.user?.role !== 'booker') return;
  for (const entry of await findAll(req, slug, { id: { in: ids } })) {
    const stored: Record<string, unknown> = { ...entry };
    for (const name of lists) {
      const sent = listOf(fields[name]);
      const isLess = listOf(stored[name]).some((one) => !sent.includes(one));
      if (isLess) throw refusalFor(req, notEmptied(name), 403);
    }
  }
}

async function readAsked(req: PayloadRequest, slug: string): Promise<Asked> {
  const parsed = asked.safeParse(await req.json?.().catch(() => null));
  if (!parsed.success) throw refusalFor(req, NOT_UNDERSTOOD, 400);
  const { ids, count, typed, fields } = parsed.data;
  const number = new Set(ids).size;
  const isConfirmed = number < TYPED_FROM || typed === String(number);
  if (number !== ids.length || count !== number || !isConfirmed)
    throw refusalFor(req, wrongNumber(number), 409);
  for (const name of Object.keys(fields)) {
    const isOpen = req.user && mayWrite(req.user.role, slug, 'update', name);
    if (!isOpen) throw refusalFor(req, notYours(name), 403);
  }
  return parsed.data;
}

/**
 * POST /cms-api/{slug}/update-selected, in place of Payload's PATCH ?where: changes named fields of named entries, with their number,
 * typed by hand from 50 on. Each is saved by itself, with its history and a line in the audit log.
 */
export const updateSelected = (slug: string) =>
  post('/update-selected', async (req) => {
    if (!isCollection(slug, req)) throw new NotFound(req.t);
    requireAnybody(req);
    await executeAccess({ req, data: {} }, req.payload.collections[slug].config.access.update);
    const body = await readAsked(req, slug);
    await refuseTakingOut(req, slug, body);
    const failed: { id: number; message: string }[] = [];
    for (const id of body.ids) {
      const own = isolateObjectProperty(req, ['context', 'transactionID']);
      own.context = { ...req.context, isBulk: true };
      const save = { collection: slug, id, data: { ...body.fields }, depth: 0, overrideLock: false };
      await req.payload
        .update({ ...save, overrideAccess: false, user: req.user, req: own })
        .catch((error: unknown) => {
          failed.push({ id, message: error instanceof Error ? error.message : '' });
        });
    }
    const changed = body.ids.length - failed.length;
    return Response.json({ changed, failed }, { status: failed.length === 0 ? 200 : 409 });
  });
