import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isUsualPhone, tidyPhone } from '@/lib/forms/phone';
import type { FieldProps } from './field-frame';
import type { Texts } from './lazy-resolver';
import { TextField } from './text-field';
import { useMask } from './use-mask';

type Props = FieldProps & {
  name: string;
  form: UseFormReturn<Texts>;
  /** Said of a number that looks incomplete; it is sent all the same. */
  flag: string | undefined;
  /** Why it is asked. */
  why?: string;
  optional?: string | undefined;
};

/** A phone number: Brazilian ones get +55, an unusual one is flagged, not refused. */
export function PhoneField({ name, form, flag, why, error, ...field }: Props) {
  const [unusual, setUnusual] = useState('');
  const { guide, release, maskFor } = useMask('phone');
  const leave = ({ target }: { target: { value: string } }) => {
    release();
    const whole = tidyPhone(target.value);
    if (whole !== target.value) form.setValue(name, whole, { shouldDirty: true });
    setUnusual(isUsualPhone(whole) ? '' : whole);
  };
  const registration = form.register(name, { onBlur: leave });
  const isFlagged = unusual !== '' && form.getValues(name) === unusual;
  return (
    <>
      <TextField
        {...field}
        error={error}
        hint={isFlagged || !why ? flag : why}
        isHintVisible={why ? undefined : isFlagged && !error}
        registration={registration}
        onFocus={guide}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+55 (11) 99999-9999"
      />
      {maskFor(registration)}
    </>
  );
}
