import type { Text } from '@passarela/contract/text';
import type { DateField, FieldHook } from 'payload';

/** The picker in the agency's time zone, wherever the computer is. */
export const AGENCY_TIME = '/parts/fields/agency-time.tsx#AgencyTime';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Keeps the day and drops the hour: noon UTC is the same day everywhere in Brazil and Europe. */
const noonUtc: FieldHook = ({ value }) => {
  const day = typeof value === 'string' ? DAY.exec(value)?.[0] : undefined;
  return day === undefined ? value : `${day}T12:00:00.000Z`;
};

/** How people write a day: 15032001, 15/03/01, 15-03-2001. The last that fits counts; the first is the display. */
const TYPED_DAYS = ['dd/MM/yyyy', 'ddMMyyyy', 'ddMMyy', 'dd/MM/yy', 'dd-MM-yyyy', 'dd.MM.yyyy'];

/** A calendar day without an hour, displayed dd/MM/yyyy. */
export const day = (name: string, label: Text, width = '33%'): DateField => ({
  name,
  type: 'date',
  label,
  hooks: { beforeValidate: [noonUtc] },
  admin: {
    width,
    components: {
      Field: '/parts/fields/calendar-field.tsx#CalendarField',
      Cell: '/parts/fields/day-cell.tsx#DayCell',
    },
    date: {
      pickerAppearance: 'dayOnly',
      displayFormat: 'dd/MM/yyyy',
      overrides: { dateFormat: TYPED_DAYS },
    },
  },
});

/** A moment, displayed dd/MM/yyyy HH:mm; now unless staff say otherwise. */
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
