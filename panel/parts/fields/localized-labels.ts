import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import type { Text } from '@passarela/contract/text';
import { baseIDField, type CollectionConfig, type Field, type LabelFunction } from 'payload';

/** Words in both languages. */
export const isText = (label: unknown): label is Text => isRecord(label) && 'pt' in label && 'en' in label;

/** Labels as functions, because Payload says labels of two languages as "[object Object]". */
export const localizedLabel =
  (label: Text): LabelFunction =>
  ({ i18n }) =>
    label[i18n.language === 'en' ? 'en' : 'pt'];

/** Gives the labels of these fields, and of those in them, as functions. */
export function localizeFields(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('label' in field && isText(field.label)) field.label = localizedLabel(field.label);
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      localizeFields(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) localizeFields(tab.fields);
  }
}

type Labels = NonNullable<CollectionConfig['labels']>;

/** Names a list's sort buttons and the dashboard's: Payload reads a label of two languages as "[object Object]". */
export function localizedLabels(own: Labels | undefined): Labels {
  // a new object: other code reads the words that a collection was given
  const labels = { ...own };
  if (isText(labels.singular)) labels.singular = localizedLabel(labels.singular);
  if (isText(labels.plural)) labels.plural = localizedLabel(labels.plural);
  return labels;
}

/** The words of a field's label, in any form; empty if there are none. */
export function labelText(label: unknown, language: Language): string {
  if (isText(label)) return label[language];
  if (typeof label === 'function') return String(label({ i18n: { language } }));
  return typeof label === 'string' ? label : '';
}

export const OFF = { disableListColumn: true, disableListFilter: true, disableBulkEdit: true } as const;

/** Technical fields that Payload adds to files; a field of the same name adds its options to theirs. */
const OF_FILES: readonly Field[] = [
  { name: 'url', type: 'text', label: 'URL', admin: OFF },
  { name: 'thumbnailURL', type: 'text', label: 'Thumbnail URL', admin: OFF },
  { name: 'mimeType', type: 'text', label: 'MIME Type', admin: OFF },
  { name: 'focalX', type: 'number', admin: OFF },
  { name: 'focalY', type: 'number', admin: OFF },
  { name: 'sizes', type: 'group', fields: [], admin: OFF },
];

/** The number of a line, which Payload would offer as a filter: "Videos > ID". */
const LINE_ID: Field = { ...baseIDField, admin: { ...baseIDField.admin, ...OFF } };

function keepFromLists(fields: readonly Field[]): void {
  for (const field of fields) {
    const holdsOnly = field.type === 'tabs' || field.type === 'row' || field.type === 'collapsible';
    // Payload makes "Reminded_at" of a name without a label
    const isNamed = holdsOnly || field.type === 'group' || typeof field.label === 'function';
    if (!isNamed) field.admin = { ...field.admin, ...OFF };
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      keepFromLists(field.fields);
    if (field.type === 'array' && !field.fields.some((one) => 'name' in one && one.name === 'id'))
      field.fields.push({ ...LINE_ID });
    if (field.type === 'tabs') for (const tab of field.tabs) keepFromLists(tab.fields);
  }
}

/** Lists offer as column and filter only fields with a label: the rest is for programs, or a part of a form. */
export function labelledFields(fields: Field[], isOfFiles: boolean): Field[] {
  keepFromLists(fields);
  return isOfFiles ? [...fields, ...OF_FILES] : fields;
}
