import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  Field,
  FieldAccess,
  FlattenedField,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { mayWrite } from '../access/writable.ts';
import { isSameValue } from './same-value.ts';

/** Payload's own, which every entry has, or would have with another setting. */
const PAYLOADS = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'];

/** Fields filled in while an older form is open: that form sends them empty, and they stay. */
const FILLED_BEHIND_FORMS = ['talent', 'search', 'figures', 'sort_name', 'was_public'];

type Entry = Record<string, unknown>;
type Save = {
  slug: string;
  fields: readonly FlattenedField[];
  operation: 'create' | 'update';
  data: Entry;
  stored: Entry;
};

/** A field's default; a computed one is compared with nothing. */
function usualValue(field: FlattenedField | undefined): unknown {
  const value = field && 'defaultValue' in field ? field.defaultValue : undefined;
  return typeof value === 'function' ? undefined : value;
}

const isEmpty = (value: unknown): boolean => isSameValue(undefined, value, undefined);

function isKept(field: FlattenedField | undefined, stored: unknown, sent: unknown): boolean {
  if (isSameValue(field, stored, sent)) return true;
  if (isEmpty(stored)) return isSameValue(field, usualValue(field), sent);
  return isEmpty(sent) && field !== undefined && FILLED_BEHIND_FORMS.includes(field.name);
}

/** A form that began from an older state: `refuseStale` says so, and the input stays. */
const isStale = ({ data, stored }: Save): boolean =>
  typeof data.updatedAt === 'string' &&
  typeof stored.updatedAt === 'string' &&
  data.updatedAt !== stored.updatedAt;

/** Throws 403 with the name of the first field that this person may not write and that comes with another value. */
function refuseOthers(req: PayloadRequest, save: Save): void {
  const { slug, fields, operation, data, stored } = save;
  const role = req.user?.role;
  const isOurs = !slug.startsWith('payload-');
  if (!role || (isOurs && operation === 'update' && isStale(save))) return;
  const known = new Map(fields.map((field) => [field.name, field]));
  for (const [name, sent] of Object.entries(data)) {
    if (!known.has(name) && !PAYLOADS.includes(name)) continue;
    if (mayWrite(role, slug, operation, name) || isKept(known.get(name), stored[name], sent)) continue;
    throw refusalFor(req, notYours(name), 403);
  }
}

async function storedEntry(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Entry | null> {
  // as this person may read it: hidden fields are compared with nothing
  const entry: unknown = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return isRecord(entry) ? entry : null;
}

/** A hook of every collection: through an API nobody writes more than the table `WRITABLE` gives to their role. */
export const refuseOtherFields: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !req.user || (operation !== 'create' && operation !== 'update')) return;
  if (!('data' in args) || !isRecord(args.data)) return;
  const given: Entry = { ...args };
  const { slug, flattenedFields: fields } = collection;
  if (operation === 'update' && given.id === undefined) throw refusalFor(req, ONE_BY_ONE, 403);
  const from = operation === 'update' ? given.id : given.duplicateFromID;
  const isNumbered = typeof from === 'number' || typeof from === 'string';
  const stored = isNumbered ? await storedEntry(req, collection.slug, from) : null;
  // without a readable entry Payload answers
  if (operation === 'update' && !stored) return;
  refuseOthers(req, { slug, fields, operation, data: args.data, stored: stored ?? {} });
};

export const refuseOtherGlobalFields: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !req.user || operation !== 'update') return;
  const given: unknown = args;
  if (!isRecord(given) || !isRecord(given.data)) return;
  const stored: unknown = await req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, req });
  const { slug, flattenedFields: fields } = global;
  const entry = isRecord(stored) ? stored : {};
  refuseOthers(req, { slug, fields, operation, data: given.data, stored: entry });
};

/** Payload writes these itself in the course of a save; it drops outside values, or `refuseStale` compares. */
const OF_SAVES = ['updatedAt'];
const OF_FILES = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'];

const access =
  (slug: string, operation: 'create' | 'update', name: string): FieldAccess =>
  ({ req }) =>
    Boolean(req.user && mayWrite(req.user.role, slug, operation, name));

/** New fields, as several collections share one. */
const closed = (slug: string, fields: readonly Field[], open: readonly string[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) =>
        'name' in tab ? tab : { ...tab, fields: closed(slug, tab.fields, open) },
      );
      return { ...field, tabs };
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: closed(slug, field.fields, open) };
    }
    if (!('name' in field) || !field.name || field.type === 'ui' || field.type === 'join') return field;
    if (open.includes(field.name)) return field;
    const own = { create: access(slug, 'create', field.name), update: access(slug, 'update', field.name) };
    return { ...field, access: { ...field.access, ...own } };
  });

/** Roles write the fields of the table `WRITABLE` alone: any other is closed to each API. */
export const closedFields = (slug: string, fields: readonly Field[], isOfFiles: boolean): Field[] =>
  closed(slug, fields, isOfFiles ? [...OF_SAVES, ...OF_FILES] : OF_SAVES);

/** Why a field, or many entries, are not changed this way. */
export const notYours = (name: string) =>
  text(`Você não pode mudar “${name}”.`, `You cannot change “${name}”.`);

export const ONE_BY_ONE = text(
  'Várias de uma vez se mudam pela lista do painel, que pede o número delas.',
  'Several at once are changed from the panel’s list, which asks for their number.',
);
