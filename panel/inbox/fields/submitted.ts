import type { Text } from '@passarela/contract/text';
import type { DateField, TextareaField, TextField } from 'payload';

export const readOnly = { update: () => false };

/** Read as text in the form; `names` are the words for the stored keys. */
export const displayed = (caption: Text, names?: Record<string, Text>) => ({
  readOnly: true,
  components: {
    Field: { path: '/inbox/admin/submitted-text.tsx#SubmittedText', serverProps: { caption, names } },
  },
});

const common = (name: string, label: Text) => ({ name, label, access: readOnly, admin: displayed(label) });

/** The sender's text, read-only for staff. */
export const submitted = (name: string, label: Text): TextField => ({ ...common(name, label), type: 'text' });

/** The same, drawn by a component of ours in lists. */
export const withCell = (field: TextField, Cell: string): TextField => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, Cell } },
});

export const submittedLong = (name: string, label: Text): TextareaField => ({
  ...common(name, label),
  type: 'textarea',
});

export const submittedDay = (name: string, label: Text): DateField => ({
  ...common(name, label),
  type: 'date',
  admin: { ...displayed(label), date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
});

/** Kept with the entry, for the panel's own use. */
export const hidden = (name: string): TextField => ({
  name,
  type: 'text',
  access: readOnly,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});
