import type { Text } from '@passarela/contract/text';
import type { DateField } from 'payload';

/** A moment, shown dd/MM/yyyy HH:mm; now unless staff say otherwise. */
export const moment = (name: string, label: Text): DateField => ({
  name,
  type: 'date',
  label,
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
  },
});
