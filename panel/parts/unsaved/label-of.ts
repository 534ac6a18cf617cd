import type { ClientField } from 'payload';

type Label = Extract<ClientField, { label?: unknown }>['label'] | null;

/** The label of the field at a path of a form (`people.0.name`), in a collection's or global's fields. */
export function labelOf(fields: readonly ClientField[], path: string): Label {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const isNamed = 'name' in tab && tab.name;
        const found = isNamed
          ? tab.name === name && labelOf(tab.fields, rest.join('.'))
          : labelOf(tab.fields, path);
        if (found) return found;
      }
      continue;
    }
    const isNamed = 'name' in field && Boolean(field.name);
    if (isNamed && field.name !== name) continue;
    const inner = 'fields' in field ? labelOf(field.fields, isNamed ? rest.join('.') : path) : null;
    if (inner) return inner;
    if (isNamed && rest.length === 0 && 'label' in field) return field.label;
  }
  return null;
}
