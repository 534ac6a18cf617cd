'use client';

import { DatePicker, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClientProps } from 'payload';
import { fromAgencyClock, toAgencyClock } from './agency-clock.ts';
import { fromHere, toHere } from './calendar-day.ts';

type Clock = { toPicker: (iso: string) => Date; fromPicker: (date: Date) => string };

/** Payload's date field with another clock than the computer's. */
function PickedDate({
  field,
  path: givenPath,
  readOnly,
  toPicker,
  fromPicker,
}: DateFieldClientProps & Clock) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const isLocked = Boolean(readOnly || disabled);
  const take = (date: Date | null) => {
    if (!isLocked) setValue(date ? fromPicker(date) : null);
  };
  return (
    <div
      className={`field-type date-time-field ${showError ? 'date-time-field--has-error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          {...(field.admin?.date ?? {})}
          onChange={take}
          readOnly={isLocked}
          value={value ? toPicker(value) : ''}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}

/** A moment, picked and shown in the agency's time zone wherever the computer is. */
export const AgencyTime = (props: DateFieldClientProps) => (
  <PickedDate {...props} toPicker={toAgencyClock} fromPicker={fromAgencyClock} />
);

/** A calendar day, the stored one in every time zone. */
export const CalendarField = (props: DateFieldClientProps) => (
  <PickedDate {...props} toPicker={toHere} fromPicker={fromHere} />
);
