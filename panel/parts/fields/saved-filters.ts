import { each } from '@passarela/contract/each';
import { text } from '@passarela/contract/text';
import type { CollectionBeforeValidateHook, SanitizedConfig } from 'payload';
import { OFF } from './labelled-lists.ts';
import { localizedLabel } from './localized-labels.ts';

const SLUG = 'payload-query-presets';
const LABELS = new Map([
  ['title', text('Nome do filtro', 'Name of the filter')],
  ['where', text('Filtros', 'Filters')],
  ['columns', text('Colunas', 'Columns')],
]);
/** Sharing and groups of Payload, which nobody needs here, in English. */
const HIDDEN = new Set(['isShared', 'access', 'groupBy', 'relatedCollection']);
const EVERYONE = each(['read', 'update', 'delete'], () => ({ constraint: 'everyone' }));

const shareWithAll: CollectionBeforeValidateHook = ({ data }) => ({ ...data, access: EVERYONE });

/** Saved filters belong to all staff, in a form with a name and a preview. */
export function withSharedFilters(config: SanitizedConfig): SanitizedConfig {
  const presets = config.collections.find(({ slug }) => slug === SLUG);
  if (!presets) return config;
  presets.hooks.beforeValidate.unshift(shareWithAll);
  for (const field of presets.fields) {
    const name = 'name' in field ? (field.name ?? '') : '';
    const label = LABELS.get(name);
    if (label) Object.assign(field, { label: localizedLabel(label) });
    if (HIDDEN.has(name)) field.admin = { ...field.admin, hidden: true, ...OFF };
  }
  return config;
}
