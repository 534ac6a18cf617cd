import { isRecord } from '@passarela/contract/is-record';
import { type Text, text } from '@passarela/contract/text';
import {
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { isPossibleId } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { bodyOf } from '../../platform/http/post.ts';
import { storedDate } from '../../platform/reference/stored-date.ts';
import { areColumns, unreadable } from './readable-query.ts';

// Payload answers some mistakes of a request by failing: 500, and an alarm. Here they are refused as mistakes.

const UNREADABLE_DATE = text(
  'Esta data não foi entendida. Escreva dia, mês e ano.',
  'This date was not understood. Write day, month and year.',
);
const UNFIT = text('Este campo não aceita um valor deste tipo.', 'This field takes no value of this type.');

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isNumeric: Fits = (value) => typeof value === 'number' || typeof value === 'string';
/** Payload reads these as no link. */
const NO_LINK: readonly unknown[] = ['none', 'null'];
const isId: Fits = (value) => isNumeric(value) && (NO_LINK.includes(value) || isPossibleId(Number(value)));
/** An id, or the entry itself, whose id Payload takes. */
const isLink: Fits = (value) => isId(value) || (isRecord(value) && isId(value.id));
const isNamedLink: Fits = (value) =>
  isRecord(value) && typeof value.relationTo === 'string' && isLink(value.value);

/** A text of the editor: Payload reads the nodes of each one's `children`. */
const isNode: Fits = (value) =>
  isRecord(value) &&
  (value.children === undefined || (Array.isArray(value.children) && value.children.every(isNode)));
const isRichText: Fits = (value) => isRecord(value) && (value.root === undefined || isNode(value.root));

/** The JSON of a field's one value; Payload itself reads numbers and ticks in texts, for forms. */
function fitOf(field: FlattenedField): Fits {
  switch (field.type) {
    case 'number':
      return field.name === 'id' ? isId : isNumeric;
    case 'checkbox':
      return (value) => typeof value === 'boolean' || typeof value === 'string';
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo) ? isNamedLink : isLink;
    case 'group':
    case 'tab':
      return isRecord;
    case 'richText':
      return isRichText;
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
    if (value === undefined || field.type === 'join') return [];
    const isGroup = field.type === 'group' || field.type === 'tab';
    // Payload fails at a list or a group that is null
    if (value === null) return isGroup || field.type === 'array' ? [path] : [];
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
    if (!fits(value)) return isNothing(value) && !isGroup ? [] : [path];
    return isGroup && isRecord(value) ? unfit(field.flattenedFields, value, `${path}.`) : [];
  });
}

/** The data with every date as it is stored, before any rule reads it; `unread` gets the paths of what is no date. */
function withStoredDates(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  unread: string[],
  before = '',
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const field of fields) {
    const { [field.name]: value } = data;
    const path = `${before}${field.name}`;
    if (field.type === 'date' && value !== undefined) {
      changed[field.name] = storedDate(field, value);
      if (changed[field.name] === undefined) unread.push(path);
    } else if ('flattenedFields' in field && isRecord(value)) {
      changed[field.name] = withStoredDates(field.flattenedFields, value, unread, `${path}.`);
    } else if (field.type === 'array' && Array.isArray(value)) {
      const inner = field.flattenedFields;
      changed[field.name] = value.map((row: unknown, at) =>
        isRecord(row) ? withStoredDates(inner, row, unread, `${path}.${at}.`) : row,
      );
    }
  }
  return { ...data, ...changed };
}

function refuseAt(req: PayloadRequest, paths: readonly string[], words: Text): void {
  if (paths.length === 0) return;
  const message = messageFor(req, words);
  const refused = new ValidationError({ errors: paths.map((path) => ({ path, message })), req });
  throw Object.assign(refused, { status: 422 });
}

const PASSWORDS = ['password', 'currentPassword'];

type Write = { fields: readonly FlattenedField[]; data: unknown; overrideAccess?: boolean | undefined };

/** The data of a write; ValidationError with status 422 for values of another type than their fields. */
function fitting(req: PayloadRequest, { fields, data, overrideAccess }: Write): unknown {
  if (!overrideAccess) {
    const isPassword = (name: string) => isRecord(data) && name in data && !isText(data[name] ?? '');
    const paths = isRecord(data) ? [...unfit(fields, data), ...PASSWORDS.filter(isPassword)] : [''];
    refuseAt(req, paths, UNFIT);
  }
  if (!isRecord(data)) return data;
  const unread: string[] = [];
  const stored = withStoredDates(fields, data, unread);
  refuseAt(req, unread, UNREADABLE_DATE);
  return stored;
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

const PRESETS = 'payload-query-presets';

/** A saved filter is a query of its list, which a change of it need not name. */
async function unreadablePreset(req: PayloadRequest, data: unknown, id: unknown): Promise<string[]> {
  if (!isRecord(data)) return [];
  const wrong = areColumns(data.columns) ? [] : ['columns'];
  if (data.where === undefined || data.where === null) return wrong;
  const stored = data.relatedCollection === undefined ? await findById(req, PRESETS, Number(id)) : data;
  const slug = String(stored?.relatedCollection);
  return unreadable({ config: req.payload.config, slug }, data.where).length > 0
    ? ['where', ...wrong]
    : wrong;
}

export const refuseMistakes: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (!isWrite(operation)) return withPossibleIds(args);
  // a request without a body
  const { data = {} } = { data: undefined, ...args };
  const { flattenedFields: fields, slug } = collection;
  const id = 'id' in args ? args.id : undefined;
  if (!overrideAccess && slug === PRESETS) refuseAt(req, await unreadablePreset(req, data, id), UNFIT);
  return withPossibleIds({ ...args, data: fitting(req, { fields, data, overrideAccess }) });
};

export const refuseGlobalMistakes: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const given: unknown = args;
  if (operation !== 'update' || !isRecord(given)) return;
  const fields = global.flattenedFields;
  return { ...given, data: fitting(req, { fields, data: given.data, overrideAccess }) };
};

const HISTORY = /^\/versions(?:\/|$)/;
const CONFIRMATION = /^\/verify(?:\/|$)/;
/** Deletes a preference of the own screens: its SQL fails for one that is not there, and no page asks for it. */
const PREFERENCE = '/:key';

type Calls = Omit<Endpoint, 'root'>[] | false;

/** A call whose address names an entry that is possible, or nobody. */
const ofPossible = <Call extends Omit<Endpoint, 'root'>>({ handler, ...call }: Call) => ({
  ...call,
  handler: (req: PayloadRequest) => {
    if (isImpossible(req.routeParams?.id)) req.routeParams = { ...req.routeParams, id: String(NOBODY) };
    return handler(req);
  },
});

/** The calls of Payload that can answer: it offers those of a history to everything. */
export const answerable = (calls: Calls, has: { history: boolean; confirmation: boolean }): Calls =>
  calls === false
    ? false
    : calls
        .filter(
          ({ path, method }) =>
            (has.history || !HISTORY.test(path)) &&
            (has.confirmation || !CONFIRMATION.test(path)) &&
            !(path === PREFERENCE && method === 'delete'),
        )
        .map(ofPossible);

const REORDER = '/reorder';
const anId = z.coerce.number().refine(isPossibleId);
/** `key` is the target's place as the list last saw it. */
const reordered = z.object({
  collectionSlug: z.string(),
  orderableFieldName: z.string(),
  newKeyWillBe: z.string(),
  docsToMove: z.array(anId).min(1),
  target: z.object({ id: anId, key: z.string().nullish() }),
});
/** Payload's own word for a place that it reads itself. */
const STORED = 'pending';

/** Moves rows beside the target as it is stored: at another place than a row's Payload's arithmetic fails. */
const reordering =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const body = await bodyOf(req, reordered, UNFIT);
    const { id, key } = body.target;
    const asked = { ...body, target: { id, key: key && STORED } };
    return handler(Object.assign(req, { json: async () => asked }));
  };

/** The call of a list's new order, which Payload makes for the whole panel. */
export function guardReorder(calls: readonly Endpoint[]): void {
  for (const call of calls) if (call.path === REORDER) call.handler = reordering(call.handler);
}
