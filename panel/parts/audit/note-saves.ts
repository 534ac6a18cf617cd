import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  FlattenedField,
  GlobalAfterChangeHook,
  RequestContext,
} from 'payload';
import { isSameValue } from '../bulk/same-value.ts';
import { type Note, noteAct } from './note.ts';

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
