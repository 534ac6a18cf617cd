import { isRecord } from '@passarela/contract/is-record';
import {
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  QueryError,
  type SanitizedConfig,
} from 'payload';
import { PREFERENCE_KEYS } from 'payload/shared';
import { ID_MAX } from '../../platform/db/client.ts';
import { ROWS_AT_ONCE } from '../../platform/db/find.ts';
import { storedDate } from '../../platform/reference/stored-date.ts';

// Values of a query that either database, or Payload on the way to it, fails at, and orders by what a person may not
// read: 400 with the path, for every call. A list's screen shows nothing then.

const PAGE_MAX = 1_000_000;
const PAGES = { limit: ID_MAX, page: PAGE_MAX };

/** For places on a map, which no field is; and one that Payload has for another database. */
const OF_OTHERS = ['near', 'within', 'intersects', 'all'];
const OF_LISTS = ['in', 'not_in', 'equals', 'not_equals', 'contains'];
const OF_TEXTS = ['like', 'not_like', 'contains'];
const OF_ONE = ['equals', 'not_equals', 'exists'];
const OF_ONE_TEXT = ['in', 'not_in'];

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;
const isNothing = (value: unknown): boolean => value === null || value === '' || value === 'null';

/** One value or several, which may also stand in one text with commas. */
function partsOf(operator: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const isOneText = typeof value === 'string' && OF_ONE_TEXT.includes(operator);
  return isOneText ? value.split(',').map((part) => part.trim()) : [value];
}

const isLink = (field: FlattenedField) => field.type === 'relationship' || field.type === 'upload';
const isOfKinds = (field: FlattenedField) => isLink(field) && Array.isArray(field.relationTo);
/** The collection that a link leads to, of those that lead to one. */
const targetOf = (field: FlattenedField): string | undefined =>
  isLink(field) && typeof field.relationTo === 'string' ? field.relationTo : undefined;
const hasMany = (field: FlattenedField): boolean => 'hasMany' in field && field.hasMany === true;

function isPart(field: FlattenedField, part: unknown): boolean {
  if (isNothing(part)) return true;
  if (field.type === 'date') return storedDate(field, part) !== undefined;
  if (field.type === 'checkbox') return ['true', 'false'].includes(String(part).toLowerCase());
  if (field.type === 'select' || field.type === 'radio')
    return field.options.some((one) => (typeof one === 'string' ? one : one.value) === part);
  const isId = targetOf(field) !== undefined || (field.type === 'number' && field.name === 'id');
  return !isId || (Number.isInteger(Number(part)) && Math.abs(Number(part)) <= ID_MAX);
}

/** Whether a field can be compared so; of a field that is not ours alone the value's form is known. */
function isComparable(field: FlattenedField | undefined, operator: string, value: unknown): boolean {
  if (OF_OTHERS.includes(operator)) return false;
  if (operator === 'exists') return isScalar(value);
  const isLike = operator === 'like' || operator === 'not_like';
  if (isLike && typeof value !== 'string') return false;
  const parts = partsOf(operator, value);
  if (!parts.every(isScalar) || (Array.isArray(value) && !OF_LISTS.includes(operator))) return false;
  if (!field) return true;
  const isText = !['date', 'checkbox', 'number', 'select', 'radio'].includes(field.type) && !isLink(field);
  // Payload looks for a number or a link that is `like` another, and for one that a list contains, by equality
  const isEqual = operator === 'like' ? field.type === 'number' || isLink(field) : hasMany(field);
  if (OF_TEXTS.includes(operator) && !isText && !isEqual) return false;
  return parts.every((part) => isPart(field, part));
}

type Fields = readonly FlattenedField[];
type Known = { config: SanitizedConfig; slug: string };

const fieldsOf = ({ config, slug }: Known): Fields =>
  [...config.collections, ...config.globals].find((one) => one.slug === slug)?.flattenedFields ?? [];

/** The field at a path through groups, lists and links; undefined where Payload has to know. */
function fieldAt(
  known: Known,
  fields: Fields,
  [name, ...rest]: readonly string[],
): FlattenedField | undefined {
  const field = fields.find((one) => one.name === name);
  // Payload adds it later than this is read
  if (!field) return name === 'id' ? { name, type: 'number' } : undefined;
  if (rest.length === 0) return field;
  if ('flattenedFields' in field) return fieldAt(known, field.flattenedFields, rest);
  const slug = targetOf(field);
  return slug === undefined ? undefined : fieldAt(known, fieldsOf({ ...known, slug }), rest);
}

function isOfKindsAt(known: Known, path: readonly string[]): boolean {
  const field = fieldAt(known, fieldsOf(known), path);
  return field !== undefined && isOfKinds(field);
}

const isLinkOfKind = (operator: string, value: unknown): boolean =>
  operator === 'equals' && isRecord(value) && typeof value.relationTo === 'string' && isScalar(value.value);

/** The paths of a query that cannot be read, of an entry or of its history (`version.name`). */
export function unreadable(known: Known, where: unknown): string[] {
  if (!isRecord(where)) return ['where'];
  return Object.entries(where).flatMap(([path, condition]) => {
    const isJoined = ['and', 'or'].includes(path.toLowerCase()) && Array.isArray(condition);
    if (isJoined) return condition.flatMap((one: unknown) => unreadable(known, one));
    if (!isRecord(condition)) return [path];
    const names = path.replaceAll('__', '.').split('.');
    const own = names[0] === 'version' ? names.slice(1) : names;
    const field = fieldAt(known, fieldsOf(known), own);
    const isValueOfKinds = own.at(-1) === 'value' && isOfKindsAt(known, own.slice(0, -1));
    return Object.entries(condition).flatMap(([operator, value]) => {
      // links to several collections: one by collection and id, or ids, which Payload reads in no text
      if (field && isOfKinds(field)) return isLinkOfKind(operator, value) ? [] : [path];
      if (isValueOfKinds && !OF_ONE.includes(operator) && !Array.isArray(value)) return [path];
      const slug = field && targetOf(field);
      if (slug !== undefined && operator === 'contains' && isRecord(value))
        return unreadable({ ...known, slug }, value);
      return isLinkOfKind(operator, value) || isComparable(field, operator, value) ? [] : [path];
    });
  });
}

const isPage = (value: unknown, max: number): boolean =>
  value === undefined || value === '' || (/^\d+$/.test(String(value)) && Number(value) <= max);

const isSecret = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('virtual' in field && field.virtual === true) ||
  ('access' in field && field.access?.read !== undefined);

/** Whether a path is of the entry itself: Payload sorts by hidden fields behind a link, and before another name. */
function isOwnOrder(fields: Fields, [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field) return true;
  if (isSecret(field)) return false;
  return rest.length === 0 || ('flattenedFields' in field && isOwnOrder(field.flattenedFields, rest));
}

/** The paths of an order that reveals values of other entries, or hidden ones; no screen of ours needs one. */
const foreignOrders = (known: Known, sort: unknown): string[] =>
  [sort ?? []].flat().flatMap((path: unknown) => {
    if (typeof path !== 'string') return ['sort'];
    const [first = '', ...rest] = path.replace(/^-/, '').replaceAll('__', '.').split('.');
    // an entry's history: `parent` is the entry, `version` the state of it
    const isOfParent = first === 'parent' && rest.length > 0;
    const own = first === 'version' ? rest : [first, ...rest];
    return !isOfParent && isOwnOrder(fieldsOf(known), own) ? [] : [path];
  });

type Query = Readonly<Record<string, unknown>>;

function wrongIn(known: Known, { where, sort, ...query }: Query): string[] {
  const pages = Object.entries(PAGES).filter(([name, max]) => !isPage(query[name], max));
  const wheres = where === undefined ? [] : unreadable(known, where);
  return [...pages.map(([name]) => name), ...wheres, ...foreignOrders(known, sort)];
}

function requireReadable(known: Known, query: Query): void {
  const wrong = wrongIn(known, query);
  if (wrong.length > 0) throw new QueryError(wrong.map((path) => ({ path })));
}

/** Entries of one answer; `limit=0` asks for all. Pages have the rest. */
const rowsOf = (limit: unknown): number => Math.min(Number(limit) || ROWS_AT_ONCE, ROWS_AT_ONCE);

export const readInPages: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const given: unknown = args;
  if (overrideAccess || !isRecord(given)) return;
  requireReadable({ config: req.payload.config, slug: collection.slug }, given);
  const isOfMany = operation === 'readDistinct' || (operation === 'read' && given.limit !== undefined);
  // no request can ask for this (`readable`), code of ours does for entries that it knows
  if (!isOfMany || given.pagination === false) return;
  return { ...args, limit: rowsOf(given.limit) };
};

type Calls = Omit<Endpoint, 'root'>[] | false;

// Payload drops some of these before a hook sees them. Without pages an answer would have every entry; values in an
// address no screen of ours sends, and Payload fails at odd ones.
export const readable = (config: SanitizedConfig, slug: string, calls: Calls): Calls =>
  calls === false
    ? false
    : calls.map((call) => ({
        ...call,
        handler: (req) => {
          requireReadable({ config, slug }, req.query);
          const { pagination: _, data: __, ...query } = req.query;
          if (query.limit !== undefined) query.limit = rowsOf(query.limit);
          return call.handler(Object.assign(req, { query }));
        },
      }));

const LIST = /^collection-(.+)$/;

/** The columns of a list, as Payload stores them: of others it draws no list at all. */
export const areColumns = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every((one) => isRecord(one) && typeof one.accessor === 'string'));

/** Whether a list can be so. It has as many lines as it offers: all of a large one at once end the panel. */
function isOfList(known: Known, name: string, part: unknown): boolean {
  if (name === 'columns') return areColumns(part);
  const { pagination } = known.config.collections.find(({ slug }) => slug === known.slug)?.admin ?? {};
  const isMore = name === 'limit' && Number(part) > Math.max(...(pagination?.limits ?? []));
  return !isMore && wrongIn(known, { [name]: part }).length === 0;
}

/** A start page as somebody arranged it: of another one Payload draws an error, at each visit. */
const isArranged = (value: unknown): boolean =>
  !isRecord(value) ||
  value.layouts === undefined ||
  (Array.isArray(value.layouts) && value.layouts.every((one) => isRecord(one) && typeof one.id === 'string'));

/** A person's list as they left it. Payload writes into it whatever an address had, and it would stay so. */
export const withPossibleOrder: CollectionAfterReadHook = ({ doc, req }) => {
  if (doc.key === PREFERENCE_KEYS.DASHBOARD_LAYOUT && !isArranged(doc.value)) return { ...doc, value: null };
  const [, slug] = LIST.exec(String(doc.key)) ?? [];
  if (slug === undefined || !isRecord(doc.value)) return doc;
  const known = { config: req.payload.config, slug };
  const parts = Object.entries(doc.value).filter(([name, part]) => isOfList(known, name, part));
  return { ...doc, value: Object.fromEntries(parts) };
};

/** A saved filter is everybody's: one that was stored with columns that are none would end the list of each. */
export const withPossibleColumns: CollectionAfterReadHook = ({ doc }) =>
  areColumns(doc.columns) ? doc : { ...doc, columns: null };
