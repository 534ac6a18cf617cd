import { each } from '@passarela/contract/each';
import { text } from '@passarela/contract/text';
import {
  type Access,
  type CollectionBeforeValidateHook,
  executeAccess,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { localizedLabel, OFF } from './localized-labels.ts';

const LABELS = new Map([
  ['title', text('Nome do filtro', 'Name of the filter')],
  ['where', text('Filtros', 'Filters')],
  ['columns', text('Colunas', 'Columns')],
]);
/** Sharing and groups of Payload, which nobody needs here, in English. */
const HIDDEN = new Set(['isShared', 'access', 'groupBy', 'relatedCollection']);
const EVERYONE = each(['read', 'update', 'delete'], () => ({ constraint: 'everyone' }));

/** The collections with saved filters that this person may read. */
async function readable(req: PayloadRequest): Promise<string[]> {
  const withFilters = req.payload.config.collections.filter(({ enableQueryPresets }) => enableQueryPresets);
  const found: string[] = [];
  for (const { slug, access } of withFilters)
    if (await executeAccess({ req, disableErrors: true }, access.read)) found.push(slug);
  return found;
}

/** A filter may say whom an entry is about: whoever may not read its collection neither sees nor deletes it. */
const ofReadable: Access = async ({ req }) =>
  req.user !== null && { relatedCollection: { in: await readable(req) } };

const makeOfReadable: Access = async ({ req, data }) =>
  req.user !== null && (!data?.relatedCollection || (await readable(req)).includes(data.relatedCollection));

/** Nor is a filter moved to a list that the person may not read, where they could not read what they saved. */
const changeOfReadable: Access = async (args) => (await makeOfReadable(args)) && ofReadable(args);

export const filterAccess = {
  create: makeOfReadable,
  read: ofReadable,
  update: changeOfReadable,
  delete: ofReadable,
};

const shareWithAll: CollectionBeforeValidateHook = ({ data }) => ({ ...data, access: EVERYONE });

/** Saved filters belong to all who may read their list, in a form with a name and a preview. */
export function shareFilters(presets: SanitizedCollectionConfig): void {
  presets.hooks.beforeValidate.unshift(shareWithAll);
  for (const field of presets.fields) {
    const name = 'name' in field ? (field.name ?? '') : '';
    const label = LABELS.get(name);
    if (label) Object.assign(field, { label: localizedLabel(label) });
    if (HIDDEN.has(name)) field.admin = { ...field.admin, hidden: true, ...OFF };
  }
}
