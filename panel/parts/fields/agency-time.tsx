'use client';

import type { DateFieldClientProps } from 'payload';
import { fromAgencyClock, toAgencyClock } from './agency-clock.ts';
import { PickedDate } from './picked-date.tsx';

/** A moment, picked and shown in the agency's time zone wherever the computer is. */
export const AgencyTime = (props: DateFieldClientProps) => (
  <PickedDate {...props} toPicker={toAgencyClock} fromPicker={fromAgencyClock} />
);
