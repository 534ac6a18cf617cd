import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import type { Text } from '@passarela/contract/text';
import type { CollectionConfig, Field, LabelFunction } from 'payload';

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
