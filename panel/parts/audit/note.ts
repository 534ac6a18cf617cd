import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  FlattenedField,
  GlobalAfterChangeHook,
  RequestContext,
} from 'payload';
import { type Caller, inside, payloadOf } from '../../platform/db/client.ts';
import { isSameValue } from '../bulk/same-value.ts';
import type { ACTS } from './acts.ts';

type Note = {
  act: keyof typeof ACTS;
  /** A collection or a global by its slug. */
  subject: string;
  entry?: number | undefined;
  /** Names of fields, never their values. */
  fields?: readonly string[];
  at?: string | undefined;
  /** The actor, if no request has one. */
  person?: number;
};

/** Adds a line to the audit log in the caller's transaction: the act of this person, or of the panel itself. */
export async function noteAct(
  by: Caller,
  { act, subject, entry, fields = [], at, person }: Note,
): Promise<void> {
  const moment = at ?? new Date().toISOString();
  await payloadOf(by).db.create({
    collection: 'audit-log',
    data: {
      act,
      subject,
      entry: entry ?? null,
      fields: fields.join(', '),
      person: person ?? ('payload' in by ? (by.user?.id ?? null) : null),
      createdAt: moment,
      updatedAt: moment,
    },
    ...inside(by),
  });
}

type Entry = Record<string, unknown>;

/** Fields that the panel fills in with every save. */
const OF_SAVES = [
  'updatedAt',
  'createdAt',
  'saved_by',
  'search',
  'sort_name',
  'figures',
  'sessions',
  'sizes',
  'url',
  'thumbnailURL',
];

const changedNames = (fields: readonly FlattenedField[], before: Entry, after: Entry): string[] =>
  fields
    .filter(({ name }) => !OF_SAVES.includes(name))
    .filter((field) => !isSameValue(field, before[field.name], after[field.name]))
    .map(({ name }) => name);

/** The act of a save, by what it changed and by the way in which it came. */
export function actOf(context: RequestContext, before: Entry, after: Entry): Note['act'] {
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt)) return after.deletedAt ? 'trash' : 'restore';
  if (context.isBulk === true) return 'bulk';
  if (context.isRestoringVersion === true) return 'version';
  const isOut = ({ status }: Entry) => status === 'published';
  if (isOut(before) !== isOut(after)) return isOut(after) ? 'publish' : 'unpublish';
  return 'save';
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** One line for each save, and each deletion, of what roles may write. */
export const noteSave: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const { slug, flattenedFields } = collection;
  const before: Entry = previousDoc ?? {};
  const after: Entry = doc;
  const act = operation === 'create' ? 'create' : actOf(req.context, before, after);
  const fields = changedNames(flattenedFields, before, after);
  await noteAct(req, { act, subject: slug, entry: Number(doc.id), fields, at: textOf(after.updatedAt) });
};

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const isDue = req.context.reason === 'age' || req.context.reason === 'minor';
  await noteAct(req, { act: isDue ? 'retention' : 'delete', subject: collection.slug, entry: Number(id) });
};

export const noteGlobalSave: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const fields = changedNames(global.flattenedFields, previousDoc ?? {}, doc);
  const act = req.context.isRestoringVersion === true ? 'version' : 'save';
  await noteAct(req, { act, subject: global.slug, fields });
};
