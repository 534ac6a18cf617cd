import type { Field, SanitizedConfig } from 'payload';
import { isText } from './spoken-labels.ts';

const OFF = { disableListColumn: true, disableListFilter: true, disableBulkEdit: true } as const;
/** Technical fields of a file: addresses, types, smaller sizes. */
const OF_FILES = new Set(['url', 'thumbnailURL', 'mimeType', 'sizes']);
/** Payload translates these itself, as it does labels by a function. */
const OF_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt']);

const nameOf = (field: Field) => ('name' in field ? (field.name ?? '') : '');
const labelOf = (field: Field): unknown => ('label' in field ? field.label : undefined);

/** Whether a field has a readable name; Payload makes "Reminded_at" of a name without a label. */
const isNamed = (field: Field) =>
  OF_PAYLOAD.has(nameOf(field)) || isText(labelOf(field)) || typeof labelOf(field) === 'function';

function keepFromLists(fields: readonly Field[], isOff: boolean): void {
  for (const field of fields) {
    const isAway = isOff || OF_FILES.has(nameOf(field));
    const holdsOnly = field.type === 'tabs' || field.type === 'row' || field.type === 'collapsible';
    if (isAway || (!holdsOnly && field.type !== 'group' && !isNamed(field)))
      field.admin = { ...field.admin, ...OFF };
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      keepFromLists(field.fields, isAway);
    if (field.type === 'tabs') for (const tab of field.tabs) keepFromLists(tab.fields, isAway);
  }
}

/** Lists offer as column and filter only fields with a label: the rest is for programs, or a part of a form. */
export function withPlainLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) keepFromLists(fields, false);
  return config;
}
