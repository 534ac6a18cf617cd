import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ClientField } from 'payload';

/** `value`: the path of the field; `group`: the name of its group, or nothing. */
export type Choice = { label: string; value: string; field: ClientField; group: string };

/** A field that holds several values. */
export const isList = (field: ClientField): boolean =>
  field.type === 'array' ||
  (field.type === 'upload' && field.hasMany === true) ||
  (field.type === 'relationship' && field.hasMany === true);

const isOff = ({ admin }: ClientField): boolean =>
  Boolean(admin && (('disableBulkEdit' in admin && admin.disableBulkEdit) || admin.hidden || admin.disabled));

type Offered = { names: readonly string[]; withLists: boolean; i18n: I18nClient; group?: string };

/** The fields of a form that may get one value for several entries, rows and tabs looked into. */
export function choicesOf(
  fields: readonly ClientField[],
  { names, withLists, i18n, group = '' }: Offered,
): Choice[] {
  const more = { names, withLists, i18n, group };
  return fields.flatMap((field): Choice[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => choicesOf(tab.fields, more));
    if (field.type === 'row' || field.type === 'collapsible') return choicesOf(field.fields, more);
    if (!('name' in field) || isOff(field) || (group === '' && !names.includes(field.name))) return [];
    // a group is changed field by field: as a whole it would overwrite what each entry has
    if (field.type === 'group') return choicesOf(field.fields, { ...more, group: field.name });
    const isUnique = 'unique' in field && field.unique;
    if (isUnique || (!withLists && (isList(field) || field.type === 'upload'))) return [];
    const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : field.name;
    return [{ label, value: group ? `${group}.${field.name}` : field.name, field, group }];
  });
}
