import type { Text } from '@passarela/contract/text';
import type { DateField } from 'payload';

/** The picker in the agency's time zone, wherever the computer is. */
export const AGENCY_TIME = '/parts/fields/picked-date.tsx#AgencyTime';

/** How people write a day: 15032001, 15/03/01, 15-03-2001. The last that fits counts; the first is the display. */
const TYPED_DAYS = ['dd/MM/yyyy', 'ddMMyyyy', 'ddMMyy', 'dd/MM/yy', 'dd-MM-yyyy', 'dd.MM.yyyy'];

/** A calendar day without an hour, displayed dd/MM/yyyy. */
export const day = (name: string, label: Text, width = '33%'): DateField => ({
  name,
  type: 'date',
  label,
  admin: {
    width,
    components: {
      Field: '/parts/fields/picked-date.tsx#CalendarField',
      Cell: '/parts/ui/cells.tsx#DayCell',
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
