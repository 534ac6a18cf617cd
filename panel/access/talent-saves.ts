import { isRecord } from '@passarela/contract/is-record';
import { MEASURE_NAMES } from '@passarela/contract/measures';
import { type Access, type CollectionBeforeOperationHook, type Field, Forbidden } from 'payload';
import { canEdit } from './can-edit.ts';
import { hasRole } from './roles.ts';

/** What bookers may change of a talent: measures and photos, and nothing that comes later (docs/decisions/booker-saves.md). */
const BOOKERS_SAVE: ReadonlySet<string> = new Set([
  ...MEASURE_NAMES,
  'eyes',
  'hair',
  'cover',
  'cover_web',
  'book',
  'snap',
  'compo',
]);

/** Editors save, move to the trash and restore; bookers save, of what is not in the trash. */
export const canSaveTalent: Access = ({ req, data }) => {
  if (canEdit({ req })) return true;
  // a form sends an empty one along; from the trash nothing comes back, as it is out of reach
  const isMove = isRecord(data) && Boolean(data.deletedAt);
  return hasRole(req, ['booker']) && !isMove && { deletedAt: { exists: false } };
};

/** Closes each field to bookers but those of their own; rows and tabs are looked into, groups and lists are closed whole. */
export const closedToBookers = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: closedToBookers(tab.fields) }));
      return { ...field, tabs };
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: closedToBookers(field.fields) };
    }
    if (!('name' in field) || field.type === 'ui' || field.type === 'join' || BOOKERS_SAVE.has(field.name))
      return field;
    return { ...field, access: { ...field.access, update: canEdit } };
  });

/** An older state brings back every field: bookers may not. */
export const onlyEditorsGoBack: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && !canEdit({ req })) throw new Forbidden(req.t);
  return args;
};
