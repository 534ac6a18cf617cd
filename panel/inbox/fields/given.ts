import type { Text } from '@passarela/contract/text';
import type { DateField, TextareaField, TextField } from 'payload';

const no = () => false;

const shown = (caption: Text) => ({
  readOnly: true,
  components: { Field: { path: '/components/inbox/given-text.tsx#GivenText', serverProps: { caption } } },
});

/** What the sender wrote: staff read it and nobody changes it. */
export const given = (name: string, label: Text): TextField => ({
  name,
  type: 'text',
  label,
  access: { update: no },
  admin: shown(label),
});

export const givenLong = (name: string, label: Text): TextareaField => ({
  name,
  type: 'textarea',
  label,
  access: { update: no },
  admin: shown(label),
});

export const givenDay = (name: string, label: Text): DateField => ({
  name,
  type: 'date',
  label,
  access: { update: no },
  admin: { ...shown(label), date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
});

/** Kept with the entry, for the panel's own use. */
export const hidden = (name: string): TextField => ({
  name,
  type: 'text',
  access: { update: no },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});
