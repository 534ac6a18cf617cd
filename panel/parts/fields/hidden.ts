import type { Text } from '@passarela/contract/text';
import type { TextField } from 'payload';

/** A text that the panel keeps with a row for its own use: no form, column or filter shows it. */
export const hiddenText = (name: string, label?: Text): TextField => ({
  name,
  ...(label && { label }),
  type: 'text',
  index: true,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
});
