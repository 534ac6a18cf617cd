import type { Text } from '@passarela/contract/text';
import type { DateField, FieldHook } from 'payload';

/** The picker in the agency's time zone, wherever the computer is. */
export const AGENCY_TIME = '/components/schedule/agency-time.tsx#AgencyTime';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Keeps the day and drops the hour: noon UTC is the same day everywhere in Brazil and Europe. */
const noonUtc: FieldHook = ({ value }) => {
  const day = typeof value === 'string' ? DAY.exec(value)?.[0] : undefined;
  return day === undefined ? value : `${day}T12:00:00.000Z`;
};

/** A calendar day without an hour, shown dd/MM/yyyy. */
export const day = (name: string, label: Text, width = '33%'): DateField => ({
  name,
  type: 'date',
  label,
  hooks: { beforeValidate: [noonUtc] },
  admin: { width, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
});

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
    components: { Field: AGENCY_TIME },
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
  },
});
