import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  FlattenedField,
  GlobalAfterChangeHook,
  RequestContext,
  SanitizedConfig,
} from 'payload';
import { WRITABLE } from '../access/writable.ts';
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

const noteSave: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const { slug, flattenedFields } = collection;
  const before: Entry = previousDoc ?? {};
  const after: Entry = doc;
  const act = operation === 'create' ? 'create' : actOf(req.context, before, after);
  const fields = changedNames(flattenedFields, before, after);
  await noteAct(req, { act, subject: slug, entry: Number(doc.id), fields, at: textOf(after.updatedAt) });
};

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const isDue = req.context.reason === 'age' || req.context.reason === 'minor';
  await noteAct(req, { act: isDue ? 'retention' : 'delete', subject: collection.slug, entry: Number(id) });
};

const noteGlobalSave: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const fields = changedNames(global.flattenedFields, previousDoc ?? {}, doc);
  const act = req.context.isRestoringVersion === true ? 'version' : 'save';
  await noteAct(req, { act, subject: global.slug, fields });
};

/** Records each save and deletion in collections that roles may write, one line each. */
export function withAudit(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!WRITABLE[collection.slug] || collection.slug.startsWith('payload-')) continue;
    const { afterChange, afterDelete, ...hooks } = collection.hooks;
    collection.hooks = {
      ...hooks,
      afterChange: [...afterChange, noteSave],
      afterDelete: [...afterDelete, noteDeletion],
    };
  }
  for (const global of config.globals) {
    const afterChange = [...(global.hooks?.afterChange ?? []), noteGlobalSave];
    global.hooks = { ...global.hooks, afterChange };
  }
  return config;
}
