import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ClientField } from 'payload';

export type Choice = { label: string; value: string; field: ClientField };

/** A field that holds several values. */
export const isList = (field: ClientField): boolean =>
  field.type === 'array' ||
  (field.type === 'upload' && field.hasMany === true) ||
  (field.type === 'relationship' && field.hasMany === true);

const isOff = ({ admin }: ClientField): boolean =>
  Boolean(admin && (('disableBulkEdit' in admin && admin.disableBulkEdit) || admin.hidden || admin.disabled));

/** The fields of a form that may get one value for several entries, rows and tabs looked into. */
export function choicesOf(
  fields: readonly ClientField[],
  { names, withLists, i18n }: { names: readonly string[]; withLists: boolean; i18n: I18nClient },
): Choice[] {
  const more = { names, withLists, i18n };
  return fields.flatMap((field): Choice[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => choicesOf(tab.fields, more));
    if (field.type === 'row' || field.type === 'collapsible') return choicesOf(field.fields, more);
    if (!('name' in field) || !names.includes(field.name) || isOff(field)) return [];
    const isUnique = 'unique' in field && field.unique;
    if (isUnique || (!withLists && (isList(field) || field.type === 'upload'))) return [];
    const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : field.name;
    return [{ label, value: field.name, field }];
  });
}
