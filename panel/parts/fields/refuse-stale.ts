import { text } from '@passarela/contract/text';
import {
  APIError,
  type CollectionBeforeValidateHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { messageFor } from '../../platform/errors/refusal.ts';
import { isSameValue } from '../bulk/same-value.ts';

/** The newer state may be the panel's own, or of a second tab: `by` has saved last, at whatever time. */
const staleFor = (by: string) =>
  text(
    `Mudou enquanto você escrevia, e o seu não foi salvo.${by && ` Quem salvou por último: ${by}.`} Abra o que está salvo em outra aba, compare e passe para lá o que escreveu.`,
    `It changed while you were writing, and yours was not saved.${by && ` Last saved by ${by}.`} Open what is stored in another tab, compare, and carry over what you wrote.`,
  );

type Entry = Record<string, unknown>;

/** Set by Payload or the panel with each save, not by a person. */
const OF_SAVES = ['updatedAt', 'createdAt', 'saved_by', 'search', 'sort_name', 'figures', 'deletedAt'];

/** Whether everything that was sent is stored already, as after a save whose answer was lost. */
function isStored(fields: readonly FlattenedField[], data: Entry, stored: Entry): boolean {
  const sent = fields.filter(({ name }) => name in data && !OF_SAVES.includes(name));
  return sent.length > 0 && sent.every((field) => isSameValue(field, data[field.name], stored[field.name]));
}

/** Payload has filled in `data` by now: a request that says a time alone is no save sent again. */
const hasContent = ({ data, context: { sentNames } }: PayloadRequest) =>
  (sentNames ?? Object.keys(data ?? {})).some((name) => !OF_SAVES.includes(name));

/** Refuses a save from an older `updatedAt`. Payload compares it at the first key only: later saves would be lost. */
function refuseStale(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: Entry | undefined,
  stored: Entry | undefined,
): void {
  // an older state is brought back on purpose, and the one before it stays in the history
  if (req.context.isRestoringVersion === true) return;
  const began = data?.updatedAt;
  if (data === undefined || typeof began !== 'string') return;
  if (!stored?.updatedAt || began === stored.updatedAt) return;
  if (hasContent(req) && isStored(fields, data, stored)) return;
  const by = typeof stored.saved_by === 'string' ? stored.saved_by : '';
  throw Object.assign(new APIError(messageFor(req, staleFor(by)), 409, { code: 'stale' }, true), {
    name: 'Stale',
  });
}

/** Nobody overwrites another's newer save (docs/decisions/staff-saves.md). */
export const refuseStaleSave: CollectionBeforeValidateHook = ({
  collection: { flattenedFields },
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update') refuseStale(req, flattenedFields, data, originalDoc);
  return data;
};

/** The same for a global, whose request `noteSentNames` has read. */
export const refuseStaleGlobalSave: GlobalBeforeValidateHook = ({
  data,
  global: { flattenedFields },
  originalDoc,
  req,
}) => {
  refuseStale(req, flattenedFields, data, originalDoc);
  return data;
};

export const noteSentNames: GlobalBeforeOperationHook = ({ args, req }) => {
  req.context.sentNames = Object.keys(args?.data ?? {});
};
