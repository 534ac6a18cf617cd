import type { DateField } from 'payload';
import { text } from '../../reference/text.ts';

/** When an entry came in: Payload's own field, named as staff would. */
export const receivedAt: DateField = {
  name: 'createdAt',
  type: 'date',
  label: text('Recebida em', 'Received'),
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
};
