import { isRecord } from '@passarela/contract/is-record';
import {
  type Access,
  type CollectionBeforeReadHook,
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';
import { editorOf, findById } from '../../platform/db/find.ts';
import { notFound, requireAnybody } from './require.ts';
import { isStaff, nobody } from './rules.ts';

const query = z.union([
  z.object({ collection: z.string(), id: z.coerce.number().int().positive() }),
  z.object({ global: z.string() }),
]);

/** GET /cms-api/editing: the name of whoever edits an entry or a global now, and since when; for those who may. */
export const editingEndpoint: Endpoint = {
  path: '/editing',
  method: 'get',
  handler: async (req) => {
    requireAnybody(req);
    const { data } = query.safeParse(req.query);
    if (!data || !(await mayEdit(req, data))) throw notFound();
    const answer = await editorOf(req, data);
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

export const LOCKS = 'payload-locked-documents';

type Subject = { collection?: unknown; global?: unknown; id?: unknown };

/** Whether this person may edit an entry or a global, one of the two: those alone hold a lock on it. */
export async function mayEdit(req: PayloadRequest, { collection, global, id }: Subject): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const isOne = isAbsent(collection) !== isAbsent(global);
  const config =
    collections.find(({ slug }) => slug === collection) ?? globals.find(({ slug }) => slug === global);
  if (!req.user || !isOne || !config) return false;
  const isNumbered = typeof id === 'number' || typeof id === 'string';
  const result = await executeAccess(
    { req, disableErrors: true, ...(isNumbered && { id }) },
    config.access.update,
  );
  if (typeof result === 'boolean' || !isNumbered) return result === true;
  // some entries only: this one must be among them
  const { totalDocs } = await req.payload.count({
    collection: config.slug as CollectionSlug,
    where: { and: [result, { id: { equals: id } }] },
    trash: true,
    req,
  });
  return totalDocs > 0;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

const own = ({ req }: { req: PayloadRequest }): Where | false =>
  req.user !== null && {
    'user.value': { equals: req.user.id },
    'user.relationTo': { equals: req.user.collection },
  };

/** Taking over: a lock becomes one's own, with the right to edit; nobody can pass it to others. */
const takeOver: Access = async ({ req, id, data }) => {
  const owner = isRecord(data) && isRecord(data.user) ? data.user : {};
  if (!req.user || owner.relationTo !== req.user.collection || owner.value !== req.user.id) return false;
  const lock =
    id === undefined
      ? null
      : await req.payload.findByID({ collection: LOCKS, id, depth: 0, disableErrors: true, req });
  const document = lock?.document;
  return mayEdit(req, { collection: document?.relationTo, global: lock?.globalSlug, id: document?.value });
};

/** Whoever edits an entry of a list now, by name: Payload says their address, or to most roles “somebody else”. */
export const nameEditors: CollectionBeforeReadHook = async ({ doc, req }) => {
  const editor: unknown = doc._userEditing;
  const id = isRecord(editor) ? editor.id : editor;
  if (typeof id !== 'number') return doc;
  const person = await findById(req, 'users', id);
  // Payload's list draws the address
  return { ...doc, _userEditing: { id, email: person?.name } };
};

/** Opening a form makes a lock, anybody takes it over in their own name, its owner removes it. */
export const lockAccess = { read: isStaff, create: nobody.create, update: takeOver, delete: own };
