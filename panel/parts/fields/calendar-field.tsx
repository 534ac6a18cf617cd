'use client';

import type { DateFieldClientProps } from 'payload';
import { fromHere, toHere } from './calendar-day.ts';
import { PickedDate } from './picked-date.tsx';

/** A calendar day, the stored one in every time zone. */
export const CalendarField = (props: DateFieldClientProps) => (
  <PickedDate {...props} toPicker={toHere} fromPicker={fromHere} />
);
