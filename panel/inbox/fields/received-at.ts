import { text } from '@passarela/contract/text';
import type { DateField } from 'payload';

/** When an entry came in: Payload's own field, named as staff would. */
export const receivedAt: DateField = {
  name: 'createdAt',
  type: 'date',
  label: text('Recebida em', 'Received'),
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
};
