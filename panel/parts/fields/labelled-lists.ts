import { baseIDField, type Field } from 'payload';

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
