import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import {
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { isPossibleId } from '../../platform/db/possible-id.ts';
import { messageFor } from '../../platform/errors/refusal.ts';

// Payload answers some mistakes of a request by failing: 500, and an alarm. Here they are refused as mistakes.

const UNFIT = text('Este campo não aceita um valor deste tipo.', 'This field takes no value of this type.');

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isNumeric: Fits = (value) => typeof value === 'number' || typeof value === 'string';
/** An id, or the entry itself, whose id Payload takes. */
const isLink: Fits = (value) => isNumeric(value) || (isRecord(value) && isNumeric(value.id));
const isNamedLink: Fits = (value) =>
  isRecord(value) && typeof value.relationTo === 'string' && isLink(value.value);

/** The JSON of a field's one value; Payload itself reads numbers and ticks in texts, for forms. */
function fitOf(field: FlattenedField): Fits {
  switch (field.type) {
    case 'number':
      return isNumeric;
    case 'checkbox':
      return (value) => typeof value === 'boolean' || typeof value === 'string';
    case 'date':
      return (value) => typeof value === 'string' || value instanceof Date;
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo) ? isNamedLink : isLink;
    case 'group':
    case 'tab':
    case 'richText':
      return isRecord;
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
    case 'select':
      // a row's own id is made a text
      return field.name === 'id' ? isNumeric : isText;
    default:
      return () => true;
  }
}

/** Empty, as a form sends it. */
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The paths of values that are of another type than their fields. */
function unfit(fields: readonly FlattenedField[], data: Record<string, unknown>, before = ''): string[] {
  return fields.flatMap((field) => {
    const { [field.name]: value } = data;
    const path = `${before}${field.name}`;
    if (value === null || value === undefined || field.type === 'join') return [];
    if (field.type === 'array' || field.type === 'blocks') {
      // Payload's forms send 0 for a list without rows
      if (value === 0) return [];
      if (!Array.isArray(value)) return [path];
      const inner = field.type === 'array' ? field.flattenedFields : [];
      return value.flatMap((row: unknown, at) => {
        if (row === null) return [];
        return isRecord(row) ? unfit(inner, row, `${path}.${at}.`) : [`${path}.${at}`];
      });
    }
    const fits = fitOf(field);
    if ('hasMany' in field && field.hasMany) {
      if (value === '') return [];
      return Array.isArray(value) && value.every((one) => isNothing(one) || fits(one)) ? [] : [path];
    }
    const isGroup = field.type === 'group' || field.type === 'tab';
    if (!fits(value)) return isNothing(value) && !isGroup ? [] : [path];
    return isGroup && isRecord(value) ? unfit(field.flattenedFields, value, `${path}.`) : [];
  });
}

const PASSWORDS = ['password', 'currentPassword'];

/** ValidationError with status 422: the first value of another type than its field. */
function refuseUnfit(req: PayloadRequest, fields: readonly FlattenedField[], data: unknown): void {
  const paths = isRecord(data)
    ? [...unfit(fields, data), ...PASSWORDS.filter((name) => name in data && !isText(data[name] ?? ''))]
    : [''];
  if (paths.length === 0) return;
  const message = messageFor(req, UNFIT);
  const refused = new ValidationError({ errors: paths.map((path) => ({ path, message })), req });
  throw Object.assign(refused, { status: 422 });
}

const isWrite = (operation: string): boolean => operation === 'create' || operation === 'update';

/** No entry's id, and yet one that both databases can look for. */
const NOBODY = -1;

const isImpossible = (id: unknown): boolean => id !== undefined && !isPossibleId(Number(id));

/** The id of no entry for what can be none, such as `abc` or 1e12: its SQL would fail. */
const withPossibleIds = <Args extends object>(args: Args): Args => ({
  ...args,
  ...('id' in args && isImpossible(args.id) && { id: NOBODY }),
  ...('duplicateFromID' in args && isImpossible(args.duplicateFromID) && { duplicateFromID: NOBODY }),
});

const ofCollection: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !isWrite(operation)) return withPossibleIds(args);
  // a request without a body
  const { data = {} } = { data: undefined, ...args };
  refuseUnfit(req, collection.flattenedFields, data);
  return withPossibleIds({ ...args, data });
};

const ofGlobal: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess, req }) => {
  const given: unknown = args;
  if (overrideAccess || operation !== 'update' || !isRecord(given)) return;
  refuseUnfit(req, global.flattenedFields, given.data);
};

const HISTORY = /^\/versions(?:\/|$)/;
const CONFIRMATION = /^\/verify(?:\/|$)/;
/** Deletes a preference of the own screens: its SQL fails for one that is not there, and no page asks for it. */
const PREFERENCE = '/:key';

type Calls = Omit<Endpoint, 'root'>[] | false;

/** The calls of Payload that can answer: it offers those of a history to everything. */
const answerable = (calls: Calls, has: { history: boolean; confirmation: boolean }): Calls =>
  calls === false
    ? false
    : calls.filter(
        ({ path, method }) =>
          (has.history || !HISTORY.test(path)) &&
          (has.confirmation || !CONFIRMATION.test(path)) &&
          !(path === PREFERENCE && method === 'delete'),
      );

/** A mistake of a request is answered as one by Payload's own API too: values of another type, and missing calls. */
export function withPlainMistakes(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { auth, hooks, versions } = collection;
    hooks.beforeOperation.unshift(ofCollection);
    const has = { history: Boolean(versions), confirmation: Boolean(auth?.verify) };
    collection.endpoints = answerable(collection.endpoints, has);
  }
  for (const global of config.globals) {
    const { hooks, versions } = global;
    global.hooks = { ...hooks, beforeOperation: [ofGlobal, ...(hooks?.beforeOperation ?? [])] };
    const has = { history: Boolean(versions), confirmation: false };
    global.endpoints = answerable(global.endpoints, has);
  }
  return config;
}
