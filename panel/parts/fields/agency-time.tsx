'use client';

import { DatePicker, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { fromAgencyClock, toAgencyClock } from './agency-clock.ts';

/** A moment, picked and shown in the agency's time zone wherever the computer is. */
export function AgencyTime({ field, path: givenPath, readOnly }: DateFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const isLocked = Boolean(readOnly || disabled);
  const take = (date: Date | null) => {
    if (!isLocked) setValue(date ? fromAgencyClock(date) : null);
  };
  return (
    <div className={`field-type date-time-field ${showError ? 'date-time-field--has-error' : ''}`}>
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap" id={`field-${path}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          {...(field.admin?.date ?? {})}
          onChange={take}
          readOnly={isLocked}
          value={value ? toAgencyClock(value) : ''}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}
